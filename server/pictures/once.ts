/** Callers who ask while the answer is being made share it. */
export function once<Result>(
  pending: Map<string, Promise<Result>>,
  key: string,
  make: () => Promise<Result>,
): Promise<Result> {
  const found = pending.get(key);
  if (found) return found;
  const made = make().finally(() => pending.delete(key));
  pending.set(key, made);
  return made;
}
