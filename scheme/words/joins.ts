import { parseMorphemes } from './word-parts.ts';

/** What happens to the last letters of a root where a part is joined to it. */
export interface Join {
  kind: 'none' | 'goes' | 'doubles' | 'turns';
  /** What stays, is taken away and put in, step by step: ignore, e goes, ance. */
  steps: JoinStep[];
  /** For the class, in a few words: 'the e drops out before a vowel'. */
  told: string;
}

export interface JoinStep {
  letters: string;
  does: 'stays' | 'goes' | 'comes';
}

/** Endings that turn into others, as in fury and furious. All others are no rule that a child can use. */
const TURNS: Readonly<Record<string, string>> = {
  y: 'i',
  d: 's',
  de: 's',
  t: 'ss',
  f: 'v',
  ce: 't',
};
const VOWEL = /^[aeiouy]/u;

/** Endings that go before some others, as e does before a vowel. */
const GOING: Readonly<Record<string, RegExp>> = {
  e: VOWEL,
  le: /^ly$/u,
};

/** Nothing where the word has one part, or changes in a way that is no rule. */
export function joinOf(morphemes: string): Join | undefined {
  const parts = parseMorphemes(morphemes);
  const changed = parts.filter(({ letters, alone }) => letters !== alone);
  if (parts.length < 2 || changed.length > 1) return undefined;
  const place = parts.findIndex(({ letters, alone }) => letters !== alone);
  const stays = parts.map(({ alone }): JoinStep => ({ letters: alone, does: 'stays' }));
  if (place === -1) return { kind: 'none', steps: stays, told: 'nothing changes' };
  const next = parts[place + 1];
  const root = parts[place];
  if (root === undefined || next === undefined) return undefined;
  const kept = commonStart(root.letters, root.alone);
  const change = changeAt(root.alone.slice(kept), root.letters.slice(kept), next.letters);
  if (change === undefined || (change.kind === 'doubles' && !root.alone.endsWith(change.comes))) {
    return undefined;
  }
  const { kind, goes, comes, told } = change;
  const steps: JoinStep[] = [
    ...stays.slice(0, place + 1),
    ...(goes === '' ? [] : [{ letters: goes, does: 'goes' } as const]),
    ...(comes === '' ? [] : [{ letters: comes, does: 'comes' } as const]),
    ...stays.slice(place + 1),
  ];
  return { kind, steps, told };
}

interface Change {
  kind: Join['kind'];
  goes: string;
  comes: string;
  told: string;
}

function changeAt(goes: string, comes: string, next: string): Change | undefined {
  if (goes === '' && comes.length === 1 && VOWEL.test(next)) {
    return { kind: 'doubles', goes, comes, told: toldOfDoubling(comes) };
  }
  if (comes === '' && GOING[goes]?.test(next) === true) {
    return {
      kind: 'goes',
      goes,
      comes,
      told: `the ${goes} drops out before ${goes === 'e' ? 'a vowel' : `-${next}`}`,
    };
  }
  if (goes !== '' && TURNS[goes] === comes) {
    return { kind: 'turns', goes, comes, told: `the ${goes} turns to ${comes}` };
  }
  return undefined;
}

/** A final l doubles in British spelling wherever the stress is; no other letter does, as offered and reference show. */
function toldOfDoubling(letter: string): string {
  const doubles = `the ${letter} doubles before a vowel`;
  return letter === 'l' ? doubles : `the root is stressed at its end: ${doubles}`;
}

export function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
