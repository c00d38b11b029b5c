import { type Box, rows, splitAcross } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { commonSize } from '../paper/fit.ts';
import { widthOf } from '../paper/fonts.ts';
import type { Run } from '../paper/runs.ts';
import type { JourneyStep, TeachingWeek } from '../../week.ts';
import { TEACHING_SESSIONS } from '../sessions.ts';
import type { Slide } from './slide.ts';

const SIZE = 40;
const RAIL = 52;
const GAP = 22;
const STOP = 13;

/** The forms of a word as stops on a line, from the oldest to the one of today. */
export function journeySlides({ origin }: TeachingWeek): Slide[] {
  const { word, journey } = origin;
  if (journey === undefined) return [];
  return [
    {
      title: `The journey of ${word}`,
      session: TEACHING_SESSIONS.explore,
      notes:
        'Read the stops from the top. Partners say which letters stayed at every stop, which came or went, and how the meaning moved.',
      draw(sheet, area) {
        const bands = rows(area, journey.length, 8);
        const widest = Math.max(...journey.map(({ from }) => widthOf('heading', from))) * SIZE + 4;
        const places = bands.map((band) => placesIn(band, widest));
        sheet.ornament((document) => drawRail(document, bands));
        const texts = journey.map((step) => ({
          kind: 'board' as const,
          content: formAndMeaning(step),
          leading: 1.14,
          size: 46,
          filled: true,
        }));
        const size = commonSize(
          texts.map((text, index) => ({ ...text, ...(places[index]?.form ?? area) })),
        );
        for (const [index, text] of texts.entries()) {
          const place = places[index] ?? { language: area, form: area };
          sheet.text({
            name: `language ${index + 1}`,
            kind: 'board',
            content: journey[index]?.from ?? '',
            font: 'heading',
            size: SIZE,
            colour: COLOURS.leafDeep,
            box: place.language,
            valign: 'middle',
            oneLine: true,
          });
          sheet.text({
            ...text,
            name: `stop ${index + 1}`,
            size,
            box: place.form,
            valign: 'middle',
          });
        }
      },
    },
  ];
}

function formAndMeaning({ form, meaning }: JourneyStep): Run[] {
  return [{ text: form, font: 'readingBold' }, { text: `: ${meaning}` }];
}

function placesIn(band: Box, widest: number): { language: Box; form: Box } {
  const inner = { ...band, x: band.x + RAIL, width: band.width - RAIL };
  const [language, form] = splitAcross(inner, widest, GAP);
  return { language, form };
}

/** A line with a ring at each stop; the last one, today's word, is an apple-red disc. */
function drawRail(document: PDFKit.PDFDocument, bands: Box[]): void {
  const middles = bands.map(({ y, height }) => y + height / 2);
  const x = (bands[0]?.x ?? 0) + STOP + 4;
  document
    .moveTo(x, middles[0] ?? 0)
    .lineTo(x, middles.at(-1) ?? 0)
    .lineWidth(6)
    .stroke(COLOURS.leaf);
  for (const middle of middles) {
    const isLast = middle === middles.at(-1);
    document
      .circle(x, middle, STOP)
      .lineWidth(5)
      .fillAndStroke(isLast ? COLOURS.apple : COLOURS.sheet, isLast ? COLOURS.apple : COLOURS.leaf);
  }
}
