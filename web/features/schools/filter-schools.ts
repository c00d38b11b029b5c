import type { School } from '#contract/schools.ts';

/** The schools that contain every word of the term in any of their fields. */
export function filterSchools(schools: readonly School[], term: string): readonly School[] {
  const words = plain(term).split(' ').filter(Boolean);
  if (words.length === 0) return schools;
  return schools.filter(({ name, domain, contactName, contactEmail, subscriptionStatus }) => {
    const known = [name, domain, contactName, contactEmail, subscriptionStatus].join(' ');
    const text = plain(known);
    return words.every((word) => text.includes(word));
  });
}

/** `St Mary’s` is found by `st marys`, `Ysgol Tŷ Ffynnon` by `ty`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
}
