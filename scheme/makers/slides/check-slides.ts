import { COLOURS } from '../paper/colours.ts';
import { fit } from '../paper/fit.ts';
import { SMALLEST } from '../paper/text-kinds.ts';
import { withGap } from '../words/gap-sentence.ts';
import { REVIEW_SESSIONS } from '../sessions.ts';
import { areaUnder, type Slide } from './slide.ts';

/** Five sentences of this length do not stand on a page in letters a class can read. */
const PER_SLIDE = 4;
const GAP = '________';
const NUMBER_WIDTH = 66;
const TITLE = 'Check';
const SIZES = [44, 40] as const;
/** Between the sentences, taken together. */
const LEAST_SPARE = 60;

/** The sentences of the check in the form of the Key Stage 2 paper, a line where the word goes. */
export function checkSlides(check: string[]): Slide[] {
  const pages = Array.from({ length: Math.ceil(check.length / PER_SLIDE) }, (_, page) =>
    check.slice(page * PER_SLIDE, (page + 1) * PER_SLIDE),
  );
  // One size for the whole check.
  const size = SIZES.find((one) => pages.every((page) => fitsAt(page, one))) ?? SMALLEST.board;
  return pages.map((page, index) => checkSlide(page, { first: index * PER_SLIDE + 1, size }));
}

function fitsAt(sentences: string[], size: number): boolean {
  const { width, height } = areaUnder(TITLE);
  const needed = heightAt(sentences.map(sentenceText), size, width - NUMBER_WIDTH);
  return needed <= height - LEAST_SPARE;
}

function checkSlide(sentences: string[], { first, size }: { first: number; size: number }): Slide {
  return {
    title: `${TITLE}: ${first} to ${first + sentences.length - 1}`,
    session: REVIEW_SESSIONS.check,
    notes:
      'Read the number, the word, the sentence, the word again; wait about twelve seconds. The script is in the teacher guide.',
    draw(sheet, area) {
      const texts = sentences.map((sentence) => sentenceText(sentence));
      const room = { x: area.x + NUMBER_WIDTH, width: area.width - NUMBER_WIDTH };
      const spacing = Math.min(
        40,
        (area.height - heightAt(texts, size, room.width)) / texts.length,
      );
      let y =
        area.y + (area.height - heightAt(texts, size, room.width) - spacing * texts.length) / 2;
      for (const [index, text] of texts.entries()) {
        const height = heightAt([text], size, room.width);
        const row = { y: y + spacing / 2, height };
        sheet.text({
          name: `number ${first + index}`,
          kind: 'board',
          content: String(first + index),
          font: 'readingBold',
          size,
          leading: LEADING,
          colour: COLOURS.leaf,
          box: { ...row, x: area.x, width: NUMBER_WIDTH },
        });
        sheet.text({ ...text, name: `sentence ${first + index}`, size, box: { ...room, ...row } });
        y += height + spacing;
        const bottom = y;
        if (index < texts.length - 1) {
          sheet.ornament((document) => {
            document
              .moveTo(area.x, bottom)
              .lineTo(area.x + area.width, bottom)
              .lineWidth(1)
              .stroke(COLOURS.line);
          });
        }
      }
    },
  };
}

const LEADING = 1.16;

function sentenceText(sentence: string) {
  const content = withGap(sentence, GAP);
  return { kind: 'board', content, leading: LEADING, filled: true } as const;
}

function heightAt(texts: ReturnType<typeof sentenceText>[], size: number, width: number): number {
  const height = Number.POSITIVE_INFINITY;
  return texts.reduce((sum, text) => sum + fit({ ...text, size, width, height }).height, 0);
}
