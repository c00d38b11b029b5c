/** Words of one week of which either would answer to the meaning of the other. */
const PAIRS = [
  ['though', 'although'],
  ['forward', 'forwards'],
  ['dangerous', 'hazardous'],
  ['enormous', 'tremendous'],
  ['humorous', 'ridiculous'],
  ['clinician', 'physician'],
] as const;

export function areNearSynonyms(one: string, other: string): boolean {
  return PAIRS.some(
    ([first, second]) => (one === first && other === second) || (one === second && other === first),
  );
}
