import { splitAcross } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { fit } from '../paper/fit.ts';
import { widthOf } from '../paper/fonts.ts';
import { markedRuns } from '../paper/marked-runs.ts';
import { plainWord } from '../../marked-word.ts';
import type { WordGroup } from '../../week.ts';
import { PARTS } from './parts.ts';
import type { Slide } from './slide.ts';

const SIZE = 40;
const GAP = 26;

/** Words that sound alike, each with what it means. */
export function meaningSlide(group: WordGroup, meanings: Record<string, string>): Slide {
  return {
    title: group.heading,
    part: PARTS.teach,
    draw(sheet, area) {
      const wordWidth =
        Math.max(...group.words.map((word) => widthOf('readingBold', plainWord(word)))) * SIZE + 4;
      const [wordColumn, meaningColumn] = splitAcross(area, wordWidth, GAP);
      const items = group.words.map((notation) => {
        const content = meanings[plainWord(notation)] ?? '';
        const text = { kind: 'board', content, size: SIZE } as const;
        const { height } = fit({ ...text, width: meaningColumn.width, height: area.height });
        return { notation, text, height };
      });
      const needed = items.reduce((sum, { height }) => sum + height, 0);
      const spacing = Math.min(44, (area.height - needed) / items.length);
      let y = area.y + (area.height - needed - spacing * items.length) / 2;
      for (const [index, { notation, text, height }] of items.entries()) {
        const row = { y: y + Math.max(0, spacing) / 2, height };
        sheet.text({
          name: `word ${index + 1}`,
          kind: 'board',
          content: markedRuns(notation, 'board'),
          size: SIZE,
          box: { ...wordColumn, ...row, height: SIZE * 1.22 },
          oneLine: true,
        });
        sheet.text({ name: `meaning ${index + 1}`, ...text, box: { ...meaningColumn, ...row } });
        y += height + spacing;
        const bottom = y;
        if (index < items.length - 1) {
          sheet.ornament((document) => {
            document
              .moveTo(area.x, bottom)
              .lineTo(area.x + area.width, bottom)
              .lineWidth(1)
              .stroke(COLOURS.line);
          });
        }
      }
      if (spacing < 0) sheet.complain(`meanings are ${needed} points high.`);
    },
  };
}
