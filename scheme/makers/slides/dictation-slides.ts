import { inset, rows } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { commonSize } from '../paper/fit.ts';
import { drawCard, drawWritingLine } from '../paper/ornaments.ts';
import type { Session } from '../sessions.ts';
import type { Slide } from './slide.ts';

interface Titled {
  title: string;
  session: Session;
  notes: string;
}

const STEPS = [
  'Listen to the whole sentence.',
  'Say it in your head.',
  'Write it, part by part.',
  'Read it back and check.',
];

/** A line as long as each word, with its full stops and commas; apostrophes and hyphens that the week teaches are not given away. */
export function dictationLinesSlide(
  { title, session, notes }: Titled,
  { sentences, taught }: { sentences: string[]; taught: string[] },
): Slide {
  return {
    title,
    session,
    notes: `${notes} A line on the board for each word: children count them, listen, write and check.`,
    draw(sheet, area) {
      for (const [index, box] of rows(area, sentences.length, 12).entries()) {
        sheet.text({
          name: `number ${index + 1}`,
          kind: 'board',
          content: String(index + 1),
          font: 'readingBold',
          size: 44,
          colour: COLOURS.leaf,
          box: { ...box, width: NUMBER },
          valign: 'middle',
        });
        sheet.text({
          name: `lines of sentence ${index + 1}`,
          kind: 'board',
          content: asLines(sentences[index] ?? '', new Set(taught)),
          size: 40,
          leading: 1.5,
          filled: true,
          box: { ...box, x: box.x + NUMBER, width: box.width - NUMBER },
          valign: 'middle',
        });
      }
    },
  };
}

const NUMBER = 56;

/** "The dog's bone." as '___ ___\u2019_ ____.' */
export function asLines(sentence: string, taught: ReadonlySet<string>): string {
  const asked = new Set([...taught].map((word) => word.toLowerCase()));
  return sentence
    .replaceAll(/[\p{L}\d]+(?:['\u2019-][\p{L}\d]+)*(?:'(?=\s|$))?/gu, (word) =>
      asked.has(word.toLowerCase()) ? '_'.repeat(word.length) : word.replaceAll(/[\p{L}\d]/gu, '_'),
    )
    .replaceAll(' ', '\u00A0 ');
}

/** What to do while the teacher reads, with nothing of the text on show. */
export function dictationPromptSlide({ title, session, notes }: Titled): Slide {
  return {
    title,
    session,
    notes,
    draw(sheet, area) {
      for (const [index, row] of rows(area, STEPS.length, 8).entries()) {
        const middle = row.y + row.height / 2;
        sheet.ornament((document) => {
          document.circle(row.x + 29, middle, 29).fill(COLOURS.honey);
          drawWritingLine(document, row.x + 80, row.y + row.height - 8, row.width - 80);
        });
        sheet.text({
          name: `number ${index + 1}`,
          kind: 'board',
          content: String(index + 1),
          font: 'readingBold',
          size: 40,
          box: { x: row.x, y: middle - 29, width: 58, height: 58 },
          align: 'centre',
          valign: 'middle',
        });
        sheet.text({
          name: `step ${index + 1}`,
          kind: 'board',
          content: STEPS[index] ?? '',
          size: 44,
          box: { ...row, x: row.x + 80, width: row.width - 80 },
          valign: 'middle',
        });
      }
    },
  };
}

export function dictationSlide(dictation: string[], session: Session): Slide {
  return {
    title: 'Check your sentences',
    session,
    notes: 'Children tick each word, and write any slip again in full under the sentence.',
    draw(sheet, area) {
      const cards = rows(area, dictation.length, 18);
      const texts = dictation.map((content, index) => ({
        kind: 'board' as const,
        content,
        size: 48,
        leading: 1.3,
        box: inset(cards[index] ?? area, 34, 8),
      }));
      const size = commonSize(texts.map(({ box, ...text }) => ({ ...text, ...box })));
      for (const [index, text] of texts.entries()) {
        const card = cards[index] ?? area;
        sheet.ornament((document) =>
          drawCard(document, card, { fill: COLOURS.sheet, edge: COLOURS.line }),
        );
        sheet.text({ ...text, name: `sentence ${index + 1}`, size, valign: 'middle' });
      }
    },
  };
}
