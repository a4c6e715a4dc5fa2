"""What searches are made with: orders, tables, budgets, regrets, chance."""
