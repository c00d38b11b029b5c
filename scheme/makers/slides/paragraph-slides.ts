import { inset } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { drawCard } from '../paper/ornaments.ts';
import type { Content } from '../paper/runs.ts';
import type { Activity } from '../activities/activity.ts';
import type { Session } from '../sessions.ts';
import { corrected, uncorrected } from '../words/proofreading.ts';
import type { Slide } from './slide.ts';

type ParagraphActivity = Activity & { paragraph: string[] };

/** The paragraph with its mistakes, and the paragraph put right. */
export function paragraphSlides(activity: ParagraphActivity, session: Session): Slide[] {
  const { title, instruction, items, paragraph } = activity;
  const answers = items.map(({ prompt, answer }) => `${prompt}: ${answer}`).join('; ');
  return [
    paragraphSlide({
      title,
      session,
      notes: `${instruction} Read it aloud together first, for the story; then partners look for the mistakes. ${answers}.`,
      content: uncorrected(paragraph),
    }),
    paragraphSlide({
      title: 'Proofread and put right',
      session,
      notes: 'Children tick each word they found and write any slip again in full.',
      content: corrected(paragraph, {
        font: 'readingBold',
        colour: COLOURS.leafDeep,
        mark: 'underlined',
      }),
    }),
  ];
}

interface ParagraphSlide {
  title: string;
  session: Session;
  notes: string;
  content: Content;
}

function paragraphSlide({ title, session, notes, content }: ParagraphSlide): Slide {
  return {
    title,
    session,
    notes,
    draw(sheet, area) {
      sheet.ornament((document) =>
        drawCard(document, area, { fill: COLOURS.sheet, edge: COLOURS.line }),
      );
      sheet.text({
        name: 'paragraph',
        kind: 'board',
        content,
        size: 48,
        leading: 1.2,
        box: inset(area, 22, 4),
        valign: 'middle',
        filled: true,
      });
    },
  };
}
