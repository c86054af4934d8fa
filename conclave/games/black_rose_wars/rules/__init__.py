"""The procedures, a module for each chapter of the rulebook. Imports state, and of effects only scope and matters."""
