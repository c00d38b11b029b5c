const ID_WORDS = 4;
const BASE_36 = 36;

/** Random. Without `randomUUID`, which browsers refuse on a page without HTTPS. */
export function newId(): string {
  const words = crypto.getRandomValues(new Uint32Array(ID_WORDS));
  return [...words].map((word) => word.toString(BASE_36)).join('-');
}
