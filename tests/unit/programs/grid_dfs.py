grid = ["#####", "#..E#", "#.#.#", "#S..#", "#####"]
seen = set()

def dfs(r, c):
    if grid[r][c] == "E":
        return True
    seen.add((r, c))
    for dr, dc in [(0, 1), (0, -1), (1, 0), (-1, 0)]:
        a, b = r + dr, c + dc
        if grid[a][b] != "#" and (a, b) not in seen:
            if dfs(a, b):
                return True
    return False

print(dfs(3, 1))
