"""What lies on the table: the fields declared once, the class written from them, and what a seat may see of it.

Imports kernel and kit, and no rules.
"""
