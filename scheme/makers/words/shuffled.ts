/** Mixed up, but the same way each time, so that a file made twice is the same file. */
export function shuffled<Item>(items: Item[], seed: string): Item[] {
  let state = 7;
  for (const letter of seed) state = (state * 31 + (letter.codePointAt(0) ?? 0)) % MODULUS;
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    state = (state * 48_271 + 11) % MODULUS;
    const [item] = mixed.splice(state % (last + 1), 1);
    if (item !== undefined) mixed.push(item);
  }
  return mixed;
}

const MODULUS = 2_147_483_647;
