import {
  box,
  circle,
  ellipse,
  ink,
  line,
  type Picture,
  rays,
  shade,
  white,
  twice,
} from './shapes.ts';

const BALLOON = 'C-22 -6 -22 -44 0 -44 C22 -44 22 -6 0 0 L4 6 H-4 Z';

/** Things to hold, to wear and to see on the way. */
export const MORE_THINGS = {
  age: [
    white(box(14, 56, 72, 36)),
    shade(
      'M14 56 H86 V68 C78 76 74 66 66 72 C58 78 54 66 46 72 C38 78 32 66 24 72 C18 76 14 72 14 68 Z',
    ),
    line('M32 56 V36 M50 56 V36 M68 56 V36 M6 94 H94'),
    ink('M32 20 L37 31 L27 31 Z M50 20 L55 31 L45 31 Z M68 20 L73 31 L63 31 Z'),
  ],
  lodge: [
    white(box(18, 48, 64, 44)),
    shade('M8 50 L50 14 L92 50 Z'),
    line('M18 60 H82 M18 72 H40 M60 72 H82 M18 82 H40 M60 82 H82'),
    ink(box(42, 64, 16, 28)),
  ],
  ridge: [
    white('M2 88 L24 40 L36 54 L52 22 L68 50 L78 38 L98 88 Z'),
    line('M24 40 L28 60 L22 74 M52 22 L56 48 L48 70 M78 38 L80 60'),
  ],
  edge: [
    shade('M2 46 H56 L50 62 L56 74 L46 94 H2 Z'),
    line('M78 20 V80 M68 68 L78 80 L88 68 M8 46 V36 M20 46 V38 M32 46 V36'),
  ],
  wrist: [
    white(
      'M34 98 V58 L22 34 q-2 -8 6 -8 L36 40 V12 q5 -8 10 0 V8 q5 -8 10 0 V12 q5 -6 10 2 V24 q6 -6 8 2 V58 L66 98 Z',
    ),
    ink('M68 78 L82 66 V74 H98 V82 H82 V90 Z'),
  ],
  wreck: [
    shade('M10 62 L46 54 L42 70 L52 76 L46 90 C28 92 16 82 10 62 Z'),
    white('M58 48 L94 36 C94 62 84 82 58 88 L62 74 L54 66 Z'),
    line(
      'M30 58 L20 12 L34 30 M76 42 L84 14 M2 94 C14 86 22 98 34 94 C46 90 54 98 66 94 C78 90 86 98 98 94',
    ),
  ],
  metal: [
    shade('M30 8 H70 L90 42 L70 76 H30 L10 42 Z'),
    white(circle(50, 42, 18)),
    line('M20 92 H80 M38 42 A12 12 0 0 1 50 30'),
  ],
  pedal: [
    white(circle(30, 62, 22)),
    ink(circle(30, 62, 5)),
    line('M30 62 L74 34'),
    shade('M58 22 H94 V36 H58 Z'),
    line('M66 22 V36 M76 22 V36 M86 22 V36'),
  ],
  petal: [
    ...[0, 1, 2, 3, 4].map((leaf) => {
      const turn = (leaf * 2 * Math.PI) / 5 - Math.PI / 2;
      return shade(circle(50 + 24 * Math.cos(turn), 40 + 24 * Math.sin(turn), 15));
    }),
    white(circle(50, 40, 12)),
    line('M50 78 V98 M50 90 C40 90 34 84 32 78'),
  ],
  basil: [
    line('M50 96 V30'),
    shade('M50 62 C30 66 16 54 12 36 C32 34 48 44 50 62 Z'),
    white('M50 62 C70 66 84 54 88 36 C68 34 52 44 50 62 Z'),
    shade('M50 34 C36 28 36 12 50 2 C64 12 64 28 50 34 Z'),
  ],
  chalk: [
    white('M22 62 L66 18 L82 34 L38 78 Z'),
    shade('M66 18 C72 12 88 28 82 34 Z'),
    line('M6 92 C14 80 24 96 32 86'),
  ],
  month: [
    white(box(8, 18, 84, 74)),
    shade(box(8, 18, 84, 18)),
    line('M28 8 V26 M72 8 V26 M8 54 H92 M8 73 H92 M29 36 V92 M50 36 V92 M71 36 V92'),
  ],
  dozen: [
    white('M4 30 H96 V74 H4 Z'),
    ...[16, 30, 44, 58, 72, 86].flatMap((x) => [
      shade(ellipse(x, 42, 6, 8)),
      shade(ellipse(x, 62, 6, 8)),
    ]),
  ],
  kidney: [
    shade('M34 20 C58 2 92 26 86 56 C80 88 46 96 34 76 C28 64 46 60 46 50 C46 40 20 34 34 20 Z'),
    line('M60 30 C72 36 76 48 72 60'),
  ],
  warm: [
    white('M42 62 V14 C42 2 58 2 58 14 V62 C74 70 70 96 50 96 C30 96 26 70 42 62 Z'),
    ink(circle(50, 79, 10)),
    line('M50 70 V30 M66 20 H76 M66 34 H76 M66 48 H76'),
  ],
  nation: [
    line('M14 4 V98'),
    white('M14 8 C38 0 62 20 90 10 V56 C62 66 38 46 14 54 Z'),
    shade('M14 24 C38 16 62 36 90 26 V42 C62 52 38 32 14 40 Z'),
  ],
  lotion: [
    white('M28 38 H72 V88 q0 6 -6 6 H34 q-6 0 -6 -6 Z'),
    shade('M40 24 H60 V38 H40 Z'),
    line('M50 24 V10 H72 L76 18 M38 58 H62 M38 70 H62'),
  ],
  caption: [
    white(box(8, 8, 84, 58)),
    shade('M8 66 L34 34 L52 54 L66 42 L92 66 Z'),
    white(circle(72, 24, 7)),
    line('M14 78 H86 M26 90 H74'),
  ],
  water: [
    white('M22 8 H78 L70 94 H30 Z'),
    shade('M25 38 C34 32 42 44 50 38 C58 32 66 44 75 38 L70 94 H30 Z'),
    line('M36 52 L39 80'),
  ],
  people: [
    { x: 4, y: 0, scale: 0.5 },
    { x: 46, y: 0, scale: 0.5 },
    { x: 22, y: 26, scale: 0.56 },
  ].flatMap((shift) => [
    { ...shade('M16 108 V84 C16 62 84 62 84 84 V108 Z'), shift },
    { ...white(circle(50, 40, 26)), shift },
    { ...ink(circle(41, 36, 3)), shift },
    { ...ink(circle(59, 36, 3)), shift },
    { ...line('M40 50 C46 56 54 56 60 50'), shift },
  ]),
  parties: [
    ...[
      { x: 28, y: 52, scale: 1 },
      { x: 70, y: 46, scale: 1 },
      { x: 50, y: 68, scale: 1 },
    ].map((shift) => ({ ...shade(`M0 0 ${BALLOON}`), shift })),
    line('M28 58 L46 96 M70 52 L54 96 M50 74 V96'),
  ],
  babies: twice([
    white(circle(14, 50, 9)),
    white(circle(86, 50, 9)),
    white(circle(50, 48, 38)),
    line('M50 10 C40 16 42 28 52 26 C60 24 58 16 52 18'),
    ink(circle(36, 46, 4)),
    ink(circle(64, 46, 4)),
    line('M38 62 C44 70 56 70 62 62'),
    shade('M26 82 L50 90 L74 82 L82 98 H18 Z'),
  ]),
  hiker: [
    shade('M28 8 H58 V50 C74 56 90 58 92 74 V80 H28 Z'),
    ink('M26 80 H94 V90 H84 V84 H74 V90 H62 V84 H50 V90 H26 Z'),
    line('M58 26 H48 M58 36 H48 M60 48 L52 54'),
  ],
  dry: [
    line('M2 18 C30 28 70 28 98 18'),
    white('M18 24 H46 V78 H18 Z'),
    shade('M58 24 H84 L88 50 L78 50 V80 H64 V50 L54 50 Z'),
    line('M22 18 V30 M42 20 V32 M62 20 V32 M80 18 V30'),
  ],
  tinsel: [
    line('M6 30 C26 80 74 80 94 30'),
    line(rays(16, 48, 4, 13, 8)),
    line(rays(34, 64, 4, 13, 8)),
    line(rays(58, 66, 4, 13, 8)),
    line(rays(82, 50, 4, 13, 8)),
  ],
} satisfies Record<string, Picture>;
