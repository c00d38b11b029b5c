/** Works on several items at once and gives their results in order, so that the reader rarely waits. */
export async function* readAhead<Item, Result>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = [];
  for (const item of items) {
    const result = work(item);
    // Awaited below, unless the reader stops before.
    result.catch(() => undefined);
    begun.push(result);
    if (begun.length < atOnce) continue;
    const [first] = begun.splice(0, 1);
    if (first) yield await first;
  }
  for (const result of begun) yield await result;
}
