import asyncio


async def worth(cups, ours):
    if cups == 0:
        return -1 if ours else 1
    found = await asyncio.gather(*(worth(cups - k, not ours) for k in (1, 2) if k <= cups))
    return max(found) if ours else min(found)


print(asyncio.run(worth(5, True)))
