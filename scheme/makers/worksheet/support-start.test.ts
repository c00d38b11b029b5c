import { expect, test } from 'vitest';
import { parseMarkedWord, plainWord } from '../../marked-word.ts';
import { SCHEME } from '../../scheme.ts';
import { teachingAnswers } from '../answers/teaching-answers.ts';
import { parseMorphemes } from '../../words/word-parts.ts';
import { entryOf } from '../../words/words.ts';
import { isOldest } from '../words/is-oldest.ts';
import { findWeek } from '../week-place.ts';
import { lettersBeforeMarks } from '../words/letters-before-marks.ts';
import { practiceWords } from '../words/practice-words.ts';
import { letterChoices } from './letter-choice.ts';
import { sortedInBoxes } from './support-sort.ts';
import { SUPPORT_SORTS } from './support-sorts.ts';
import { soundsOf } from './practice-section.ts';
import { boxesFor } from './support-start-section.ts';
import { type SupportStart, supportStart, supportStartTold } from './support-start.ts';
import { supportWords } from './support-words.ts';
import { drawSupportWorksheet } from './support-worksheet.ts';

const FEWEST_SORTS = 45;

const WEEKS = SCHEME.flatMap(({ name, weeks }) =>
  weeks.flatMap((_, index) => {
    const { place, week } = findWeek(name, index + 1);
    return week.kind === 'teach' ? [{ place, week, start: supportStart(place) }] : [];
  }),
);

test('part A of the support worksheet asks for the six words in each of its ways', () => {
  for (const { week, start } of WEEKS) {
    const six = supportWords(week).toSorted();
    expect((askedIn(start) ?? six).toSorted()).toEqual(six);
    expect(start.kind === 'sort' ? start.boxes.length : 2).toBeGreaterThanOrEqual(2);
  }
});

/** The words of what a child sorts, or chooses. */
function askedIn(start: SupportStart): string[] | undefined {
  if (start.kind === 'sort') return start.boxes.flatMap(({ words }) => words);
  if (start.kind === 'choose') return start.choices.map(({ word }) => word);
  return undefined;
}

test('sorted words go by sound, root or rule, and not by letters that are there to see', () => {
  const sorted = WEEKS.flatMap(({ place, week }) => {
    const boxes = sortedInBoxes(place, week);
    return boxes === undefined ? [] : [{ place, week, boxes }];
  });
  expect(sorted.length).toBeGreaterThan(FEWEST_SORTS);
  for (const { week, boxes } of sorted) {
    expect(week.pattern).not.toBe('homophones');
    const words = boxes.flatMap((box) => box.words);
    expect(words.toSorted()).toEqual(supportWords(week).toSorted());
    for (const { label } of boxes) {
      expect(label).not.toMatch(/^(?:ends in|begins with|with|double) |, then |at the start/u);
    }
  }
  const labels = (year: string, number: number) =>
    sorted
      .find(({ place }) => place.year.name === year && place.number === number)
      ?.boxes.map(({ label }) => label);
  expect(labels('Year 3', 5)).toEqual(['one syllable', 'two syllables']);
  expect(labels('Year 4', 3)).toContain('the e drops out before a vowel');
  expect(labels('Year 4', 22)).toEqual(['/u/ as in cup', '/i/ as in pin']);
});

test('every list of words to sort holds the six words of its week', () => {
  const lists = Object.entries(SUPPORT_SORTS).flatMap(([year, weeks]) =>
    Object.entries(weeks).map(([number, piles]) => ({ year, number: Number(number), piles })),
  );
  for (const { year, number, piles } of lists) {
    const { place, week } = findWeek(year, number);
    const boxes = week.kind === 'teach' ? sortedInBoxes(place, week) : undefined;
    const labels = boxes?.map(({ label }) => label) ?? [];
    expect({ year, number, isUsed: piles.some(({ label }) => labels.includes(label)) }).toEqual({
      year,
      number,
      isUsed: true,
    });
  }
});

/** All weeks whose words lend themselves to it, not only those whose turn it is. */
const CHOICES = WEEKS.flatMap(({ place, week }) => {
  const choices = letterChoices(week, supportWords(week));
  return choices === undefined ? [] : [{ place, week, choices }];
});

test('of the letters to choose from one spells the word, and both are there to see', () => {
  for (const { choices } of CHOICES) {
    for (const { word, before, after, letters } of choices) {
      expect(letters.filter((some) => before + some + after === word)).toHaveLength(1);
      expect(new Set(letters).size).toBe(2);
      expect(letters).not.toContain('');
    }
  }
});

test('the letters to choose from are marked together and leave no marked letter behind', () => {
  const cut = CHOICES.flatMap(({ place, week, choices }) =>
    choices
      .filter(({ word, before, after }) => {
        const ofWeek = practiceWords(week).flatMap(({ notation }) =>
          plainWord(notation) === word ? [notation] : [],
        );
        return ![...ofWeek, entryOf(word).word].some((notation) => {
          const { letters } = parseMarkedWord(notation);
          const marks = letters.map(({ isMarked }) => isMarked);
          const end = word.length - after.length;
          return (
            marks.slice(before.length + 1, end).every(Boolean) &&
            marks[before.length - 1] !== true &&
            marks[end] !== true
          );
        });
      })
      .map(({ word }) => `${place.name}: ${word}`),
  );
  expect(cut).toEqual([]);
});

test('the wrong letters are those that the week gets wrong', () => {
  const gaps = (year: string, number: number) => {
    const { week } = findWeek(year, number);
    if (week.kind !== 'teach') return [];
    return (letterChoices(week, supportWords(week)) ?? []).map(
      ({ before, after, letters }) => `${before}(${letters.toSorted().join()})${after}`,
    );
  };
  expect(gaps('Year 2', 2)).toContain('sta(dge,ge)');
  expect(gaps('Year 4', 22)).toEqual(
    expect.arrayContaining(['y(ou,u)ngest', 'd(ou,u)bled', 's(ou,u)thern', 'c(i,y)gnet']),
  );
  expect(gaps('Year 5', 23)).toEqual(expect.arrayContaining(['b(or,ough)t', 'en(ough,uff)']));
  expect(gaps('Year 6', 28)).toContain('equi(ped,pped)');
});

test('the right letters stand as often on the left as on the right', () => {
  for (const { choices } of CHOICES) {
    const onTheLeft = choices.filter(
      ({ word, before, after, letters: [left] }) => before + (left ?? '') + after === word,
    );
    expect(onTheLeft).toHaveLength(choices.length / 2);
  }
});

test('part A of the support worksheet leaves the letters that a join changes to the child', () => {
  const shown: string[] = [];
  for (const { place, week, start } of WEEKS) {
    if (!isOldest(place) || start.kind !== 'finish') continue;
    const { texts } = drawSupportWorksheet(place, week);
    const given = texts.flatMap(({ name, text }) =>
      /^(?:word|meaning) \d+$/u.test(name) ? [text] : [],
    );
    for (const word of supportWords(week)) {
      const changed = parseMorphemes(entryOf(word).morphemes ?? '').find(
        ({ letters, alone }) => letters !== alone && letters.startsWith(alone),
      );
      if (changed !== undefined && given.includes(changed.letters)) shown.push(word);
      if (changed !== undefined && given.join(' ').includes(`${word}:`)) {
        shown.push(word);
      }
    }
  }
  expect(shown).toEqual([]);
});

test('a word to finish is begun no further than its first letters to watch', () => {
  const begun = WEEKS.filter(({ start }) => start.kind === 'finish').flatMap(({ place, week }) => {
    const { texts } = drawSupportWorksheet(place, week);
    return texts
      .filter(({ name, page }) => page === 1 && /^word \d+$/u.test(name))
      .map(({ text }, index) => ({ text, week, word: supportWords(week)[index] ?? '' }));
  });
  expect(begun.length).toBeGreaterThan(100);
  for (const { text, week, word } of begun) {
    expect(word.startsWith(text)).toBe(true);
    expect(text.length).toBeLessThanOrEqual(Math.max(1, lettersBeforeMarks([week], word)));
  }
});

test('a word to fill has its letters to watch missing, and shows all others', () => {
  const filled = WEEKS.filter(({ start }) => start.kind === 'gaps').flatMap(({ place, week }) =>
    drawSupportWorksheet(place, week)
      .texts.filter(({ name, page }) => page === 1 && /^word \d+$/u.test(name))
      .map(({ text }, index) => ({
        shown: text.replaceAll('\u200A', ''),
        word: supportWords(week)[index] ?? '',
      })),
  );
  expect(filled.length).toBeGreaterThan(100);
  for (const { shown, word } of filled) {
    expect(shown).toContain('_');
    expect(word).toMatch(new RegExp(`^${shown.replaceAll('_', '.')}$`, 'u'));
    expect(shown).toHaveLength(word.length);
  }
});

test('a box is drawn for an apostrophe as for a letter', () => {
  const marks = WEEKS.filter(({ start }) => start.kind === 'boxes').flatMap(({ place, week }) =>
    drawSupportWorksheet(place, week).texts.filter(({ name }) => name.startsWith('mark ')),
  );
  expect(marks.filter(({ text }) => text !== '-')).toEqual([]);
});

test('where the child is to cover the word, the instruction says when', () => {
  const told = WEEKS.map(({ place, start }) => supportStartTold(place, start.kind));
  const covering = told.filter(({ heading }) => heading.includes('cover'));
  expect(covering.length).toBeGreaterThan(100);
  expect(covering.filter(({ instruction }) => !instruction.includes('Cover it before'))).toEqual(
    [],
  );
});

test('Year 2 has a box for each sound', () => {
  const boxed = WEEKS.filter(
    ({ place, start }) => place.year.name === 'Year 2' && start.kind === 'boxes',
  );
  expect(boxed.length).toBeGreaterThan(3);
  for (const { place, week, start } of boxed) {
    expect(supportStartTold(place, start.kind).instruction).toContain('one sound in each box');
    for (const word of supportWords(week)) {
      const boxes = boxesFor(place, word).map(({ letters }) => letters);
      expect(boxes).toEqual(soundsOf(word).map(({ letters }) => letters));
      expect(boxes.join('')).toBe(word);
    }
  }
});

test('what part A of the support worksheet asks is answered', () => {
  for (const { place, week, start } of WEEKS) {
    const labels = new Set(
      teachingAnswers(place, week).flatMap((block) => (block.kind === 'text' ? [block.label] : [])),
    );
    const label = { sort: 'A  Sort', choose: 'A  Choose' };
    for (const [kind, one] of Object.entries(label).slice(1)) {
      expect(labels.has(one)).toBe(start.kind === kind);
    }
    // The core sheet may have a sort of its own.
    expect(start.kind !== 'sort' || labels.has(label.sort)).toBe(true);
    // Else the words that are traced, finished or filled in.
    expect(labels.has('A  Words')).toBe(!Object.keys(label).includes(start.kind));
  }
});
