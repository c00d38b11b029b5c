import { COLOURS } from '../paper/colours.ts';
import { fit } from '../paper/fit.ts';
import { withGap } from '../words/gap-sentence.ts';
import { REVIEW_SESSIONS } from '../sessions.ts';
import type { Slide } from './slide.ts';

/** Five sentences of this length do not stand on a page in letters a class can read. */
const PER_SLIDE = 4;
const GAP = '________';
const NUMBER_WIDTH = 66;

/** The sentences of the check in the form of the Key Stage 2 paper, a line where the word goes. */
export function checkSlides(check: string[]): Slide[] {
  return Array.from({ length: Math.ceil(check.length / PER_SLIDE) }, (_, page) => {
    const first = page * PER_SLIDE;
    return checkSlide(check.slice(first, first + PER_SLIDE), first + 1);
  });
}

function checkSlide(sentences: string[], first: number): Slide {
  return {
    title: `Check: ${first} to ${first + sentences.length - 1}`,
    session: REVIEW_SESSIONS.check,
    notes:
      'Read the number, the word, the sentence, the word again; wait about twelve seconds. The script is in the teacher guide.',
    draw(sheet, area) {
      const texts = sentences.map((sentence) => sentenceText(sentence));
      const room = { x: area.x + NUMBER_WIDTH, width: area.width - NUMBER_WIDTH };
      const size =
        [44, 40].find((one) => heightAt(texts, one, room.width) <= area.height - 60) ?? 40;
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
