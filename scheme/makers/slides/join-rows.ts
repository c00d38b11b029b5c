import type { ActivityItem } from '../activities/activity.ts';
import { type Box, below, inset, rows } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { commonSize } from '../paper/fit.ts';
import { drawCard } from '../paper/ornaments.ts';
import type { Run } from '../paper/runs.ts';
import type { Sheet } from '../paper/sheet.ts';
import type { Join, JoinStep } from '../../words/joins.ts';
import { capitalised } from '../words/capitalised.ts';

export interface JoinedWord {
  word: string;
  join: Join;
}

const SUM_HEIGHT = 52;
const TOLD_HEIGHT = 34;

/** The words of an activity with how they join, if that can be told of all of them. */
export function joinedWords(items: ActivityItem[]): JoinedWord[] | undefined {
  const joined = items.flatMap(({ answer, join }) =>
    join === undefined ? [] : [{ word: answer, join }],
  );
  return joined.length === items.length ? joined : undefined;
}

/** 'fury + ous = furious' on a card for each word, as in all sums; what goes is struck out, what comes stands out, and words under it say what happens. */
export function joinRows(sheet: Sheet, area: Box, joined: JoinedWord[]): void {
  const bands = rows(area, joined.length, 10);
  const places = bands.map((band) => inset(band, 30, Math.max(0, (band.height - TEXT_HEIGHT) / 2)));
  const sums = joined.map((one) => ({
    kind: 'board' as const,
    content: sumOf(one),
    size: 44,
    leading: 1.14,
    oneLine: true,
  }));
  const size = commonSize(
    sums.map((sum, index) => ({ ...sum, ...(places[index] ?? area), height: SUM_HEIGHT })),
  );
  for (const [index, sum] of sums.entries()) {
    const band = bands[index] ?? area;
    const place = places[index] ?? area;
    const { told, kind } = joined[index]?.join ?? { told: '', kind: 'none' };
    sheet.ornament((document) => {
      drawCard(document, band, { fill: COLOURS.sheet, edge: COLOURS.line });
      const stripe = kind === 'none' ? COLOURS.leaf : COLOURS.honey;
      document.roundedRect(band.x, band.y, 10, band.height, 5).fill(stripe);
    });
    sheet.text({
      ...sum,
      name: `sum ${index + 1}`,
      size,
      box: { ...place, height: SUM_HEIGHT },
      valign: 'middle',
    });
    sheet.text({
      name: `join ${index + 1}`,
      kind: 'remark',
      content: `${capitalised(told)}.`,
      size: 28,
      colour: COLOURS.inkSoft,
      leading: 1.14,
      box: { ...below(place, SUM_HEIGHT), height: TOLD_HEIGHT },
      oneLine: true,
    });
  }
}

const TEXT_HEIGHT = SUM_HEIGHT + TOLD_HEIGHT;

function sumOf({ word, join: { steps } }: JoinedWord): Run[] {
  const parts = steps.filter(({ does }) => does === 'stays');
  const goes = steps.find(({ does }) => does === 'goes')?.letters ?? '';
  const changed = steps[steps.findIndex(({ does }) => does !== 'stays') - 1];
  return [
    ...parts.flatMap((part, index): Run[] => [
      ...(index === 0 ? [] : [{ text: ' + ' }]),
      ...(part === changed ? withoutEnd(part.letters, goes) : [{ text: part.letters }]),
    ]),
    { text: ' = ' },
    ...builtWord(word, steps),
  ];
}

/** A root with the letters at its end that go struck out. */
function withoutEnd(root: string, goes: string): Run[] {
  const kept = root.slice(0, root.length - goes.length);
  if (goes === '') return [{ text: kept }];
  return [
    { text: kept },
    { text: goes, font: 'readingBold', colour: COLOURS.apple, mark: 'struck' },
  ];
}

/** The word with the letters that came in another colour; in black and white the line under it tells. */
function builtWord(word: string, steps: JoinStep[]): Run[] {
  const at = steps.findIndex(({ does }) => does === 'comes');
  const comes = steps[at]?.letters ?? '';
  const from = steps
    .slice(0, Math.max(0, at))
    .reduce((length, { letters, does }) => length + (does === 'goes' ? -1 : 1) * letters.length, 0);
  const strong = { font: 'readingBold', colour: COLOURS.leafDeep } as const;
  if (comes === '') return [{ text: word, ...strong }];
  return [
    { text: word.slice(0, from), ...strong },
    { text: comes, ...strong, colour: COLOURS.apple },
    { text: word.slice(from + comes.length), ...strong },
  ];
}
