import { box, circle, ellipse, ink, line, type Picture, shade, white } from './shapes.ts';

/** Things that Greek and Latin gave their names, and homophones of the upper years. */
export const WORD_STORIES = {
  telescope: [
    white('M10 46 L66 16 L76 34 L20 64 Z'),
    shade('M66 14 L88 4 L98 24 L78 36 Z'),
    ink('M4 50 L12 46 L20 62 L12 66 Z'),
    line('M46 52 L24 96 M48 52 L50 96 M50 50 L78 96'),
    ink(circle(48, 50, 5)),
  ],
  microscope: [
    white('M38 12 L56 4 L72 42 L54 50 Z'),
    ink('M34 8 L56 0 L58 5 L36 14 Z'),
    shade('M56 50 L68 45 L71 55 L61 60 Z'),
    line('M70 30 C96 44 92 74 74 84'),
    white('M24 66 H72 V72 H24 Z'),
    shade('M16 86 H88 V96 H16 Z'),
    line('M48 72 V86'),
  ],
  telephone: [
    shade('M14 54 C20 44 34 42 50 42 C66 42 80 44 86 54 L94 92 H6 Z'),
    white(
      'M4 40 C4 8 96 8 96 40 L80 44 C76 44 74 42 74 34 C60 26 40 26 26 34 C26 42 24 44 20 44 Z',
    ),
    white(circle(50, 66, 18)),
    ink(circle(50, 66, 5)),
    ...[0, 1, 2, 3, 4, 5].map((hole) =>
      ink(circle(50 + 12 * Math.cos(hole), 66 + 12 * Math.sin(hole), 2)),
    ),
  ],
  microphone: [
    shade('M34 12 C34 -2 66 -2 66 12 V44 C66 58 34 58 34 44 Z'),
    line('M34 20 H66 M34 32 H66 M22 38 C22 76 78 76 78 38 M50 68 V88'),
    white('M26 88 H74 V96 H26 Z'),
  ],
  photograph: [
    white(box(8, 8, 84, 86)),
    shade(box(16, 16, 68, 56)),
    white(circle(66, 30, 8)),
    white('M16 72 L40 38 L56 60 L64 50 L84 72 Z'),
  ],
  autograph: [
    white('M12 4 H88 V70 H12 Z'),
    line('M24 22 H62 M24 34 H70'),
    line('M24 56 C32 38 40 40 34 54 C32 62 42 58 46 50 C50 44 50 58 56 54 C60 50 62 56 70 52'),
    shade('M66 88 L94 54 L99 60 L74 92 L64 97 Z'),
  ],
  triangle: [shade('M50 10 L94 88 H6 Z'), white('M50 34 L74 76 H26 Z')],
  calendar: [
    white(box(8, 16, 84, 78)),
    shade(box(8, 16, 84, 20)),
    line('M28 6 V24 M72 6 V24 M8 56 H92 M8 75 H92 M29 36 V94 M50 36 V94 M71 36 V94'),
    ink(circle(60.5, 65.5, 6)),
  ],
  chocolate: [
    white('M10 40 L50 30 L90 40 V94 H10 Z'),
    shade('M18 6 H82 V52 L70 44 L58 52 L46 44 L34 52 L18 42 Z'),
    line('M40 6 V48 M61 6 V50 M18 25 H82'),
  ],
  recycle: [
    white('M16 30 H84 L76 96 H24 Z'),
    shade('M10 18 H90 V30 H10 Z M40 8 H60 V18 H40 Z'),
    line(
      'M50 46 L62 64 M62 64 L54 63 M62 64 L63 56 M60 78 H40 M40 78 L45 72 M40 78 L45 84 M36 68 L46 50 M46 50 L38 52 M46 50 L48 58',
    ),
  ],
  father: [
    white(circle(36, 18, 14)),
    ink('M23 14 C24 2 48 2 49 14 C42 8 30 8 23 14 Z'),
    shade('M16 96 V52 C16 30 56 30 56 52 V96 Z'),
    white(circle(76, 50, 10)),
    white('M64 96 V76 C64 60 88 60 88 76 V96 Z'),
    line('M54 60 L66 74 M30 24 C34 28 38 28 42 24 M72 54 C75 57 78 57 80 54'),
  ],
  grown: [
    line('M18 96 V6 M18 12 H28 M18 28 H24 M18 44 H28 M18 60 H24 M18 76 H28'),
    shade('M42 70 H86 L80 96 H48 Z'),
    line('M64 70 V22'),
    white(
      'M64 22 C56 6 44 8 40 4 C40 20 50 28 64 26 Z M64 22 C72 6 84 8 90 4 C90 20 78 28 64 26 Z',
    ),
    white(
      'M64 52 C58 40 46 40 42 38 C44 50 52 56 64 56 Z M64 52 C70 40 82 40 88 38 C84 50 76 56 64 56 Z',
    ),
  ],
  groan: [
    white(circle(50, 54, 40)),
    line('M24 34 L40 40 M76 34 L60 40 M28 48 L38 52 L28 56 M72 48 L62 52 L72 56'),
    shade(ellipse(50, 76, 13, 9)),
  ],
  guessed: [
    white(circle(38, 62, 32)),
    ink(circle(28, 56, 3)),
    ink(circle(48, 54, 3)),
    line('M28 76 C36 72 42 74 48 78 M22 46 L32 44 M42 40 L54 44'),
    line('M72 20 C72 4 96 4 96 20 C96 32 84 30 84 42'),
    ink(circle(84, 52, 3)),
  ],
  steal: [
    white(circle(40, 22, 16)),
    ink('M24 18 H56 V28 H24 Z'),
    white(circle(34, 23, 3)),
    white(circle(46, 23, 3)),
    white('M22 96 V56 C22 36 58 36 58 56 V96 Z'),
    line('M22 56 H58 M22 68 H58 M22 80 H58'),
    shade('M66 44 L84 44 C98 58 98 84 78 86 C58 84 56 58 66 44 Z'),
    line('M64 38 L86 38 M54 50 L68 42'),
  ],
  male: [shade(circle(40, 60, 28)), white(circle(40, 60, 17)), line('M60 40 L90 10 M66 8 H92 V34')],
  scent: [
    shade('M28 46 H72 C84 58 84 90 72 94 H28 C16 90 16 58 28 46 Z'),
    white('M40 32 H60 V46 H40 Z'),
    ink('M36 20 H64 V32 H36 Z'),
    white(box(36, 60, 28, 20)),
    line('M72 20 L80 14 M74 26 H84 M72 32 L80 38'),
  ],
} satisfies Record<string, Picture>;
