/** Connected components: groups of items that belong together, directly or through others. */
export function connectedComponents<Item>(
  items: readonly Item[],
  belong: (a: Item, b: Item) => boolean,
): Item[][] {
  const left = new Set(items)
  const groups: Item[][] = []
  for (const first of items) {
    if (!left.delete(first)) continue
    const group = [first]
    for (const item of group)
      for (const other of left)
        if (belong(item, other)) {
          left.delete(other)
          group.push(other)
        }
    groups.push(group)
  }
  return groups
}
