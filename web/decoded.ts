/** A part of an address as it was before it was encoded; one that nobody encoded rightly stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
