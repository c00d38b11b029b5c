import { type Box, below } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { commonSize, fit } from '../paper/fit.ts';
import { widthOf } from '../paper/fonts.ts';
import type { Sheet } from '../paper/sheet.ts';
import type { JourneyStep } from '../../week.ts';
import { putPicture } from '../pictures/draw-picture.ts';
import { pictureOf } from '../pictures/pictures.ts';
import { TEACHING_SESSIONS } from '../sessions.ts';
import type { Slide } from './slide.ts';

const ROAD = 42;
const PICTURE = 84;
const SIGN = { size: 24, height: 34, padding: 14 } as const;
const FORM_HEIGHT = 44;
const FACT = { kind: 'board', size: 40, leading: 1.12 } as const;
const GAP = 10;

interface Station {
  /** The middle of its sign on the road. */
  x: number;
  /** Its form and meaning stand over the road, or under it. */
  isOver: boolean;
  from: number;
  to: number;
  align: 'left' | 'centre' | 'right';
}

/** Shares of the width: the texts of neighbours lie on different sides of the road. */
const FOUR: readonly Station[] = [
  { x: 0.1, isOver: true, from: 0, to: 0.48, align: 'left' },
  { x: 0.36, isOver: false, from: 0.12, to: 0.56, align: 'centre' },
  { x: 0.64, isOver: true, from: 0.52, to: 1, align: 'left' },
  { x: 0.9, isOver: false, from: 0.58, to: 1, align: 'right' },
];
const THREE: readonly Station[] = [
  { x: 0.12, isOver: true, from: 0, to: 0.49, align: 'left' },
  { x: 0.5, isOver: false, from: 0.2, to: 0.8, align: 'centre' },
  { x: 0.88, isOver: true, from: 0.51, to: 1, align: 'right' },
];

/** The forms of a word as stations on a road, from the oldest to the one of today, and its story under them. */
export function journeySlide(word: string, fact: string, journey: JourneyStep[]): Slide {
  return {
    title: `The journey of ${word}`,
    session: TEACHING_SESSIONS.explore,
    notes:
      'Follow the road from the left, then read the story. Partners say which letters stayed at every stop, which came or went, and how the meaning moved.',
    draw(sheet, area) {
      const asked = { ...FACT, content: fact, width: area.width };
      const factHeight = fit({ ...asked, height: area.height }).height;
      const side = (area.height - factHeight - GAP - ROAD) / 2;
      const road = { ...below(area, side), height: ROAD };
      const stations = journey.length === 3 ? THREE : FOUR;
      drawRoad(sheet, road);
      for (const [index, station] of stations.entries()) {
        drawSign(sheet, road, station, journey[index]?.from ?? '', index + 1);
      }
      const hasPicture = pictureOf(word) !== undefined;
      const beside = hasPicture ? PICTURE + GAP : 0;
      const places = stations.map((station) => placeOf(station, area, { side, beside }));
      const pictureBox = { ...area, x: area.x + area.width - PICTURE, width: PICTURE };
      putPicture(sheet, word, { ...pictureBox, height: Math.min(PICTURE, side - 4) });
      const meanings = journey.map(({ meaning }, index) => ({
        kind: 'remark' as const,
        content: meaning,
        size: 28,
        leading: 1.06,
        ...below(places[index] ?? area, FORM_HEIGHT),
      }));
      const size = commonSize(meanings);
      for (const [index, { form }] of journey.entries()) {
        const place = places[index] ?? area;
        const align = stations[index]?.align ?? 'left';
        sheet.text({
          name: `form ${index + 1}`,
          kind: 'board',
          content: form,
          font: 'readingBold',
          size: 40,
          leading: 1.08,
          colour: COLOURS.leafDeep,
          box: { ...place, height: FORM_HEIGHT },
          align,
          oneLine: true,
        });
        const meaning = meanings[index];
        if (meaning === undefined) continue;
        sheet.text({ ...meaning, name: `meaning ${index + 1}`, size, box: meaning, align });
      }
      sheet.text({
        ...FACT,
        name: 'where it comes from',
        content: fact,
        box: below(area, area.height - factHeight),
      });
    },
  };
}

function placeOf(
  { isOver, from, to }: Station,
  area: Box,
  { side, beside }: { side: number; beside: number },
): Box {
  const x = area.x + from * area.width;
  // A picture of the word stands at the end, over the road.
  const right = to * area.width - (isOver && to === 1 ? beside : 0);
  const y = isOver ? area.y : area.y + side + ROAD + 4;
  return { x, y, width: right - from * area.width, height: side - 4 };
}

function drawRoad(sheet: Sheet, { x, y, width, height }: Box): void {
  const middle = y + height / 2;
  sheet.ornament((document) => {
    document
      .roundedRect(x, y + 5, width, height - 10, 10)
      .fillAndStroke(COLOURS.lineStrong, COLOURS.ink);
    document
      .moveTo(x + 12, middle)
      .lineTo(x + width - 12, middle)
      .dash(16, { space: 12 })
      .lineWidth(3)
      .stroke(COLOURS.sheet)
      .undash();
  });
}

/** The language, on a sign across the road. */
function drawSign(sheet: Sheet, road: Box, station: Station, from: string, number: number): void {
  const width = widthOf('heading', from) * SIGN.size + 2 * SIGN.padding;
  const middle = road.x + station.x * road.width;
  const x = Math.min(Math.max(middle - width / 2, road.x), road.x + road.width - width);
  const box = { x, y: road.y + (road.height - SIGN.height) / 2, width, height: SIGN.height };
  sheet.ornament((document) => {
    document
      .roundedRect(box.x, box.y, width, box.height, 6)
      .lineWidth(3)
      .fillAndStroke(COLOURS.leafDeep, COLOURS.sheet);
  });
  sheet.text({
    name: `language ${number}`,
    kind: 'remark',
    content: from,
    font: 'heading',
    size: SIGN.size,
    colour: COLOURS.sheet,
    box,
    align: 'centre',
    valign: 'middle',
    oneLine: true,
  });
}
