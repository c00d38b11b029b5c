/** That many items, taken at even steps through the list; another start gives other items. */
export function spread<Item>(items: Item[], count: number, start = 0): Item[] {
  if (items.length <= count) return items;
  const step = items.length / count;
  const offset = start % items.length;
  return Array.from({ length: count }, (_, index) => {
    const at = (Math.floor(index * step) + offset) % items.length;
    return items.slice(at, at + 1);
  }).flat();
}
