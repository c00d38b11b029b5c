import { BRAND } from '#contract/brand.ts';
import { COLOURS } from '../paper/colours.ts';
import { BOTTOM, LEFT, startPrintedPage, WIDTH } from '../paper/printed-page.ts';
import type { Content } from '../paper/runs.ts';
import type { Sheet } from '../paper/sheet.ts';
import type { TeachingWeek } from '../../week.ts';
import type { WeekPlace } from '../week-place.ts';
import { filledWord } from '../words/filled-word.ts';
import { withWord } from '../words/gap-sentence.ts';
import { startSection } from './section.ts';

/** The last page, for the teacher: what every part should look like when it is done. */
export function drawAnswers(sheet: Sheet, { name }: WeekPlace, week: TeachingWeek): void {
  const footer = `${BRAND.name} · ${name} · Answers`;
  let y = startPrintedPage(sheet, { place: name, title: 'Answers', footer });
  drawFlag(sheet);
  for (const part of partsOf(week)) {
    const { letter, heading, lines } = part;
    y = startSection(sheet, y, { letter, heading });
    for (const [index, content] of lines.entries()) {
      const { height } = sheet.text({
        name: `answer ${letter}${index + 1}`,
        kind: 'print',
        content,
        size: 13,
        leading: 1.36,
        box: { x: LEFT + 31, y, width: WIDTH - 31, height: 60 },
        filled: true,
      });
      y += height + 3;
    }
    y += 12;
  }
  if (y - 12 > BOTTOM) sheet.complain(`the answers end at ${Math.round(y)} points.`);
}

/** A page that is not to be copied for the class says so. */
export function drawFlag(sheet: Sheet): void {
  const box = { x: LEFT + WIDTH - 130, y: 42, width: 130, height: 24 };
  sheet.ornament((document) =>
    document.roundedRect(box.x, box.y, box.width, box.height, 12).fill(COLOURS.ink),
  );
  sheet.text({
    name: 'for the teacher',
    kind: 'printNotes',
    content: 'For the teacher',
    font: 'heading',
    size: 11,
    colour: COLOURS.sheet,
    box,
    align: 'centre',
    valign: 'middle',
  });
}

function partsOf(week: TeachingWeek): { letter: string; heading: string; lines: Content[] }[] {
  const { puzzle, dictation, missingWords, notes } = week;
  return [
    {
      letter: 'A',
      heading: puzzle.kind === 'sort' ? 'Sort' : 'Odd one out',
      lines:
        puzzle.kind === 'sort'
          ? puzzle.piles.map(({ label, words }) =>
              headed(label, words.map((word) => filledWord(word, label)).join(', ')),
            )
          : puzzle.rows.map(({ odd, why }) => headed(odd, why)),
    },
    {
      letter: 'B',
      heading: 'Look, say, cover, write, check',
      lines: ['Tick a try only if every letter is right. Children correct the others themselves.'],
    },
    {
      letter: 'C',
      heading: 'Missing words',
      lines: missingWords.map((sentence, index) => [
        { text: `${index + 1}.  ` },
        ...withWord(sentence),
      ]),
    },
    { letter: 'D', heading: 'Dictation', lines: dictation },
    {
      letter: 'E',
      heading: 'Challenge',
      lines: [
        'Answers will vary. Look for words of the week that make sense and are spelt correctly.',
      ],
    },
    {
      letter: '+',
      heading: 'What next',
      lines: [
        headed('Watch for', notes.watchFor),
        headed('Support', notes.support),
        headed('Stretch', notes.stretch),
      ],
    },
  ];
}

function headed(label: string, text: string): Content {
  return [{ text: `${label}: `, font: 'readingBold' }, { text }];
}
