// What somebody wants to read up: the legend alone, or with it a card.

class Studied {
  open = $state(false);
  /** The name of the card; empty for the legend alone. */
  card = $state('');

  look(card = ''): void {
    this.card = card;
    this.open = true;
  }
}

export const studied = new Studied();
