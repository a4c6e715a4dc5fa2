"""Building blocks of searches: orders, tables, budgets, answers, regrets, chance."""
