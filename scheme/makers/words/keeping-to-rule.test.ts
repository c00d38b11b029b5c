import { expect, test } from 'vitest';
import { plainWord } from '../../marked-word.ts';
import { SCHEME } from '../../scheme.ts';
import type { TeachingWeek } from '../../week.ts';
import { entryOf } from '../../words/words.ts';
import { drawSlides } from '../slides/draw-slides.ts';
import { findWeek } from '../week-place.ts';
import { keepingToRule } from './keeping-to-rule.ts';

const FEWEST = 2;

/** What the letters of a word must be like where its week has a rule about letters. */
const KEEPS: Readonly<Record<string, RegExp>> = {
  'Year 2, 1': /[aeiou]dge$/u,
  'Year 2, 7': /^wr/u,
  'Year 3, 20': /(?:[^aeiou]ily|[^aeiou]ly)$/u,
  'Year 3, 21': /ically$/u,
  'Year 4, 9': /(?:e|u|mi)ssion$/u,
  'Year 4, 13': /gue$/u,
  'Year 4, 28': /c[eiy]/u,
  'Year 5, 3': /[aeiou]cial$/u,
  'Year 5, 4': /[^aeiou]tial$/u,
  'Year 5, 10': /en(?:ce|cy)$/u,
  'Year 5, 14': /[cg]eable$/u,
  'Year 5, 19': /mb$|bt|st(?:le|en)$/u,
  'Year 5, 20': /^kn|gn|mn$/u,
  'Year 5, 21': /^(?:wr|ps|rh|gh|gua)/u,
  'Year 5, 22': /cei/u,
  'Year 6, 1': /[aeiou]cial$|[^aeiou]tial$|[ct]ious$/u,
  'Year 6, 15': /cei|[^c]ie/u,
  'Year 6, 32': /eau$|et$|ou|eur$/u,
};

const RULES = SCHEME.flatMap(({ name, weeks }) =>
  weeks.flatMap((week, index) =>
    week.kind === 'teach' ? [{ where: `${name}, ${index + 1}`, week }] : [],
  ),
);

test.each(Object.entries(KEEPS))('the words beside the rule of %s keep to it', (where, pattern) => {
  const { week } = RULES.find((rule) => rule.where === where) ?? {};
  expect(week).toBeDefined();
  const words = week === undefined ? [] : shown(week);
  expect(words.filter((word) => !pattern.test(word))).toEqual([]);
});

test('a root in ce is seen in every word beside the rule about such roots', () => {
  const { week } = findWeek('Year 5', 1);
  const words = week.kind === 'teach' ? shown(week) : [];
  expect(words.filter((word) => !/=[a-z]*ce\|ious$/u.test(entryOf(word).morphemes ?? ''))).toEqual(
    [],
  );
});

test('every rule has words beside it, and those chosen as examples are of its week', () => {
  for (const { where, week } of RULES) {
    const words = shown(week);
    expect({ where, isEnough: words.length >= FEWEST }).toEqual({ where, isEnough: true });
    expect(words).toEqual(expect.arrayContaining(week.examples ?? []));
  }
});

test('sword, which follows no rule, does not stand beside the rule about silent letters', () => {
  const { texts } = drawSlides('Year 5', 24);
  const { page = 0 } = texts.find(({ text }) => text.startsWith('The w is silent')) ?? {};
  const examples = texts.filter((text) => text.page === page && text.name.startsWith('example'));
  expect(examples).toHaveLength(3);
  expect(examples.map(({ text }) => text)).not.toContain('sword');
});

function shown(week: TeachingWeek): string[] {
  return keepingToRule(week).map(plainWord);
}
