import { COLOURS } from '../paper/colours.ts';
import { commonSize } from '../paper/fit.ts';
import { drawCard } from '../paper/ornaments.ts';
import type { Activity } from '../activities/activity.ts';
import type { Session } from '../sessions.ts';
import { putInstruction } from './instruction.ts';
import type { Slide } from './slide.ts';

const NODE = { width: 272, height: 92 } as const;
const HUB = 74;

/** The pattern in the middle and its words around it, first with gaps and then whole. */
export function webSlides(activity: Activity, session: Session): Slide[] {
  const { items, instruction } = activity;
  const gaps = items.map(({ prompt }) => prompt);
  const whole = items.map(({ answer }) => answer);
  return [
    webSlide({
      activity,
      session,
      title: activity.title,
      words: gaps,
      notes: instruction,
      instruction,
    }),
    webSlide({
      activity,
      session,
      title: 'The web, filled in',
      words: whole,
      notes: 'Read round the web together. Children add one more word if they know one.',
    }),
  ];
}

interface Web {
  activity: Activity;
  session: Session;
  title: string;
  words: string[];
  notes: string;
  instruction?: string;
}

function webSlide({ activity, session, title, words, notes, instruction }: Web): Slide {
  return {
    title,
    session,
    notes,
    draw(sheet, wholeArea) {
      const area =
        instruction === undefined ? wholeArea : putInstruction(sheet, wholeArea, instruction);
      const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
      const nodes = words.map((_, index) => {
        const isLeft = index % 2 === 0;
        const row = Math.floor(index / 2);
        const gap = (area.height - 3 * NODE.height) / 2;
        const left = isLeft ? area.x : area.x + area.width - NODE.width;
        return { ...NODE, x: left, y: area.y + row * (NODE.height + gap) };
      });
      sheet.ornament((document) => {
        document.lineWidth(4);
        for (const node of nodes) {
          const edge = node.x < x ? node.x + node.width : node.x;
          document
            .moveTo(x, y)
            .lineTo(edge, node.y + node.height / 2)
            .stroke(COLOURS.leaf);
        }
        document.circle(x, y, HUB).fill(COLOURS.leaf);
        for (const node of nodes) {
          drawCard(document, node, { fill: COLOURS.sheet, edge: COLOURS.leaf });
        }
      });
      sheet.text({
        name: 'middle of the web',
        kind: 'board',
        content: activity.centre ?? '',
        font: 'readingBold',
        size: 56,
        colour: COLOURS.sheet,
        box: { x: x - HUB + 10, y: y - HUB, width: 2 * HUB - 20, height: 2 * HUB },
        align: 'centre',
        valign: 'middle',
        oneLine: true,
      });
      const texts = words.map((content, index) => {
        const node = nodes[index] ?? area;
        const box = { ...node, x: node.x + 8, width: node.width - 16 };
        return { kind: 'board' as const, content, size: 48, oneLine: true, box };
      });
      const size = commonSize(texts.map(({ box, ...text }) => ({ ...text, ...box })));
      for (const [index, text] of texts.entries()) {
        const name = `word ${index + 1}`;
        sheet.text({ ...text, name, size, align: 'centre', valign: 'middle' });
      }
    },
  };
}
