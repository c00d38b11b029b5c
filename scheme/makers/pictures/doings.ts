import { box, circle, ellipse, ink, line, type Picture, shade, white } from './shapes.ts';

const BUBBLE = 'M8 14 H62 V46 H34 L22 60 V46 H8 Z';

/** What people do, tell and measure. */
export const DOINGS = {
  cell: [
    shade(box(8, 8, 84, 84)),
    white(box(26, 22, 48, 48)),
    line('M38 22 V70 M50 22 V70 M62 22 V70'),
  ],
  jog: [
    white(circle(60, 14, 10)),
    line(
      'M56 26 L46 56 L64 68 L58 92 M46 56 L34 74 L14 76 M54 32 L74 42 L86 32 M53 34 L34 38 L28 52',
    ),
    line('M4 36 H18 M2 52 H14'),
  ],
  walk: [
    white(circle(52, 14, 10)),
    line('M52 25 V58 L36 92 M52 58 L66 74 L68 92 M52 34 L38 50 M52 34 L68 48 M20 96 H84'),
  ],
  race: [
    line('M16 6 V96'),
    white('M16 10 H92 V58 H16 Z'),
    ink('M16 10 H35 V26 H16 Z M54 10 H73 V26 H54 Z M35 26 H54 V42 H35 Z M73 26 H92 V42 H73 Z'),
    ink('M16 42 H35 V58 H16 Z M54 42 H73 V58 H54 Z'),
  ],
  talk: [
    white(BUBBLE),
    shade('M40 54 H94 V84 H80 V96 L68 84 H40 Z'),
    line('M18 26 H52 M18 36 H44'),
  ],
  word: [
    white(box(4, 24, 92, 52)),
    line('M16 62 L26 36 L36 62 M20 53 H32 M46 36 V62 M46 36 C62 36 60 48 46 48 C64 48 62 62 46 62'),
    line('M88 42 C78 32 68 38 68 49 C68 60 78 66 88 56'),
  ],
  magic: [
    shade('M26 48 H74 L68 92 H32 Z'),
    white(ellipse(50, 48, 38, 9)),
    line('M54 44 L84 8'),
    ink('M84 2 L88 10 L96 12 L88 16 L86 24 L80 17 L72 16 L79 10 Z'),
    ink(circle(30, 24, 3)),
    ink(circle(46, 14, 2.5)),
  ],
  energy: [shade('M58 4 L18 56 H44 L36 96 L82 40 H54 Z')],
  charge: [
    white(box(6, 30, 78, 42)),
    shade(box(84, 42, 10, 18)),
    ink('M50 34 L30 54 H44 L38 68 L60 48 H46 Z'),
  ],
  swap: [
    shade('M8 30 H66 V18 L92 38 L66 58 V46 H8 Z'),
    white('M92 66 H34 V54 L8 74 L34 94 V82 H92 Z'),
  ],
  equal: [shade(box(14, 26, 72, 18)), shade(box(14, 58, 72, 18))],
  cancel: [white(circle(50, 50, 42)), line('M32 32 L68 68 M68 32 L32 68')],
  payment: [
    white('M6 24 H94 V78 H6 Z'),
    ink(box(6, 34, 88, 12)),
    shade(box(14, 56, 22, 12)),
    line('M60 62 H84'),
  ],
  reward: [
    shade('M34 56 L24 96 L42 86 L50 96 L58 86 L76 96 L66 56 Z'),
    white(circle(50, 36, 32)),
    line('M44 30 L51 22 V52 M42 52 H60'),
  ],
  fraction: [
    white(circle(50, 50, 42)),
    shade('M50 50 V8 A42 42 0 0 1 92 50 Z'),
    line('M50 8 V92 M8 50 H92'),
  ],
  musical: [
    line('M34 78 V16 L82 8 V68 M34 30 L82 22'),
    ink(ellipse(24, 80, 11, 9)),
    ink(ellipse(72, 70, 11, 9)),
  ],
  middle: [white(circle(50, 50, 42)), white(circle(50, 50, 28)), ink(circle(50, 50, 11))],
  vision: [
    white(circle(26, 54, 20)),
    white(circle(74, 54, 20)),
    line('M46 50 C48 46 52 46 54 50 M6 50 L2 34 M94 50 L98 34 M18 50 L26 44 M66 50 L74 44'),
  ],
  nostril: [
    white('M44 6 C44 34 26 52 22 68 C20 84 36 90 50 84 C64 90 80 84 78 68 C74 52 56 34 56 6'),
    ink(ellipse(38, 76, 6, 4)),
    ink(ellipse(62, 76, 6, 4)),
  ],
  here: [
    shade('M50 94 C34 66 22 54 22 36 C22 -2 78 -2 78 36 C78 54 66 66 50 94 Z'),
    white(circle(50, 34, 13)),
  ],
  there: [
    line('M46 6 V96 M32 96 H60'),
    shade('M24 14 H76 L94 28 L76 42 H24 Z'),
    white('M76 52 H24 L8 64 L24 76 H76 Z'),
  ],
  quiet: [
    white(circle(46, 50, 40)),
    ink(circle(32, 40, 4)),
    ink(circle(60, 40, 4)),
    white('M42 96 V64 C42 52 54 52 54 64 V96 Z'),
    line('M36 62 H40 M56 62 H60'),
  ],
} satisfies Record<string, Picture>;
