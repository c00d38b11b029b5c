import type { Box } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { drawPicture } from '../pictures/draw-picture.ts';
import { LIVING_THINGS } from '../pictures/living-things.ts';
import type { Picture } from '../pictures/shapes.ts';
import { drawSessionDots, type Look, NUMBER_BOX } from './look.ts';
import { SLIDE } from './slide-size.ts';

type Document = PDFKit.PDFDocument;

const { bear, giraffe, mice, monkey, swan, donkey, puppies, wren, camel, bee } = LIVING_THINGS;
/** Animals that children meet in words of the year. */
const FRIENDS: readonly Picture[] = [
  bear,
  giraffe,
  mice,
  monkey,
  swan,
  donkey,
  puppies,
  wren,
  camel,
  bee,
];
const FRIEND = { size: 40, y: 492 } as const;
const SUN = 27;

/** Sky, grass and picture friends, for children of six. */
export const MEADOW_LOOK: Look = {
  name: 'meadow',
  wordParts: 'sounds',
  hasWideLines: true,
  hasPictures: true,
  hasSentences: false,
  title: { ink: COLOURS.leafDeep, on: COLOURS.sky },
  tab: { ink: COLOURS.leafDeep, on: COLOURS.sheet },
  footer: { ink: COLOURS.ink, on: COLOURS.grass },
  number: { ink: COLOURS.ink, on: COLOURS.honey },
  drawPage(document, { page }) {
    drawMeadow(document);
    document.circle(10, 8, SUN).fill(COLOURS.honey);
    drawCloud(document, 120 + ((page * 137) % 260), 27, 0.62);
    drawCloud(document, 470 + ((page * 89) % 200), 22, 0.5);
    drawFriend(document, page, { x: 3, y: FRIEND.y, width: FRIEND.size, height: FRIEND.size });
    const right = { x: SLIDE.width - FRIEND.size - 3, y: FRIEND.y };
    drawFriend(document, page + 3, { ...right, width: FRIEND.size, height: FRIEND.size });
  },
  drawStart(document, session) {
    drawMeadow(document);
    drawCloud(document, 520, 58, 1);
    drawCloud(document, 780, 46, 0.8);
    const { x, y, width } = NUMBER_BOX;
    drawSun(document, x + width / 2, y + width / 2, width / 2);
    drawSessionDots(document, session, { ink: COLOURS.leaf, on: COLOURS.sheet });
    drawFriend(document, session * 2, { x: 112, y: 282, width: 104, height: 104 });
  },
};

function drawMeadow(document: Document): void {
  document.rect(0, 0, SLIDE.width, SLIDE.height).fill(COLOURS.sky);
  document.path('M0 540 V509 C160 503 330 511 520 508 C690 505 800 504 960 509 V540 Z');
  document.fill(COLOURS.grass);
}

export function drawFriend(document: Document, turn: number, box: Box): void {
  drawPicture(document, FRIENDS[turn % FRIENDS.length] ?? bear, box);
}

export function drawCloud(document: Document, x: number, base: number, scale: number): void {
  document.save().translate(x, base).scale(scale);
  document
    .path('M0 0 C-22 0 -22 -22 -2 -22 C2 -44 36 -46 42 -26 C58 -38 80 -22 70 -8 C70 -2 66 0 60 0 Z')
    .fill(COLOURS.sheet);
  document.restore();
}

/** A disc with rays around it. */
function drawSun(document: Document, x: number, y: number, radius: number): void {
  const inner = radius - 22;
  document.lineWidth(7).lineCap('round');
  for (let ray = 0; ray < 16; ray += 1) {
    const [across, down] = [Math.cos((ray * Math.PI) / 8), Math.sin((ray * Math.PI) / 8)];
    document
      .moveTo(x + across * (inner + 9), y + down * (inner + 9))
      .lineTo(x + across * radius, y + down * radius)
      .stroke(COLOURS.honey);
  }
  document.circle(x, y, inner).fill(COLOURS.honey);
}
