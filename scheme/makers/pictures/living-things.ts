import { circle, ellipse, ink, line, type Picture, shade, white } from './shapes.ts';

/** Animals, plants, and parts of the body. */
export const LIVING_THINGS = {
  hedge: [
    shade(
      'M8 88 V48 C4 36 16 28 24 34 C28 22 44 22 48 32 C54 22 70 22 74 34 C84 28 96 36 92 48 V88 Z',
    ),
    line('M24 52 l6 -6 M44 60 l6 -6 M66 50 l6 -6 M30 72 l6 -6 M56 76 l6 -6 M78 68 l6 -6'),
  ],
  giraffe: [
    white('M30 62 L62 58 L70 22 L80 22 L80 72 C80 78 74 80 70 80 H36 C28 80 26 70 30 62 Z'),
    white('M66 26 C66 12 78 10 84 14 L96 22 C96 30 86 30 80 30 Z'),
    line(
      'M72 12 L70 4 M79 11 L80 3 M38 80 V97 M48 80 V97 M66 80 V97 M76 78 V97 M30 64 C22 66 22 74 20 82',
    ),
    shade(circle(44, 69, 5)),
    shade(circle(60, 68, 5)),
    shade(circle(74, 44, 4)),
    ink(circle(82, 19, 2)),
  ],
  mice: [
    white('M30 84 C10 84 12 50 44 48 C60 46 70 58 84 72 C86 80 80 84 74 84 Z'),
    white(circle(54, 46, 11)),
    line('M28 84 C12 90 6 80 4 66 M80 70 l12 -4 M82 76 l12 2'),
    ink(circle(67, 63, 2.5)),
    ink(circle(84, 75, 3)),
  ],
  knee: [
    white('M22 8 H56 L58 40 C60 50 56 54 56 60 L50 82 H30 L28 58 Z'),
    white('M30 82 H50 L70 90 C76 94 72 97 66 97 H30 Z'),
    line('M40 46 C50 44 54 50 50 56'),
    line('M94 48 H66 M74 41 L66 48 L74 55'),
  ],
  gnat: [
    white(ellipse(34, 30, 24, 9)),
    white(ellipse(66, 30, 24, 9)),
    shade(ellipse(50, 54, 7, 24)),
    white(circle(50, 26, 7)),
    line('M50 33 L30 70 M50 40 L70 70 M46 58 L26 92 M54 58 L74 92 M50 19 L50 6'),
  ],
  wren: [
    white('M24 56 C24 34 54 26 68 40 L88 44 L68 54 C62 78 30 80 24 56 Z'),
    shade('M34 54 C44 44 56 52 52 66 C44 70 36 66 34 54 Z'),
    line('M26 48 L12 22 L30 40 M44 74 V92 M54 73 V92 M38 92 H48 M50 92 H60'),
    ink(circle(63, 42, 2.5)),
  ],
  camel: [
    white(
      'M14 60 C18 50 22 34 30 34 C38 34 40 50 44 50 C48 50 50 34 58 34 C66 34 68 50 72 56 C78 54 76 40 78 32 C80 24 92 24 96 32 L94 38 L86 38 C88 58 82 72 70 72 H20 C14 70 12 66 14 60 Z',
    ),
    line('M22 72 V96 M32 72 V96 M60 72 V96 M70 72 V96 M14 62 C8 66 10 74 8 80'),
    ink(circle(87, 31, 2)),
  ],
  fly: [
    white(ellipse(28, 44, 20, 12)),
    white(ellipse(72, 44, 20, 12)),
    shade(ellipse(50, 60, 14, 26)),
    white(circle(50, 30, 13)),
    ink(circle(43, 28, 5)),
    ink(circle(57, 28, 5)),
    line('M38 56 L22 66 M38 68 L24 84 M62 56 L78 66 M62 68 L76 84'),
  ],
  puppies: [
    white('M28 26 C36 16 64 16 72 26 C78 40 76 64 66 74 C58 84 42 84 34 74 C24 64 22 40 28 26 Z'),
    shade(
      'M30 24 C14 20 8 40 16 58 C24 56 28 42 30 24 Z M70 24 C86 20 92 40 84 58 C76 56 72 42 70 24 Z',
    ),
    ink(circle(40, 44, 4)),
    ink(circle(60, 44, 4)),
    ink(ellipse(50, 60, 7, 5)),
    line('M50 65 V70 C46 76 40 74 38 70 M50 70 C54 76 60 74 62 70'),
  ],
  monkey: [
    white(circle(16, 46, 13)),
    white(circle(84, 46, 13)),
    shade(circle(50, 48, 36)),
    white('M30 40 C30 26 46 26 50 36 C54 26 70 26 70 40 C82 60 68 78 50 78 C32 78 18 60 30 40 Z'),
    ink(circle(41, 44, 4)),
    ink(circle(59, 44, 4)),
    line('M46 56 h1 M53 56 h1 M38 64 C44 70 56 70 62 64'),
  ],
  donkey: [
    white(
      'M36 34 C30 10 34 2 40 6 C46 12 46 26 46 32 H54 C54 26 54 12 60 6 C66 2 70 10 64 34 C70 46 68 62 64 74 C62 90 38 90 36 74 C32 62 30 46 36 34 Z',
    ),
    shade('M37 70 C36 92 64 92 63 70 C56 64 44 64 37 70 Z'),
    ink(circle(42, 46, 3.5)),
    ink(circle(58, 46, 3.5)),
    ink(circle(45, 78, 2)),
    ink(circle(55, 78, 2)),
    line('M46 32 L50 22 L54 32'),
  ],
  wasp: [
    white(ellipse(40, 28, 10, 20)),
    white(ellipse(60, 28, 10, 20)),
    white('M18 56 C22 42 50 40 66 48 L94 58 L66 68 C50 76 22 72 18 56 Z'),
    ink('M38 45 h9 v27 h-9 Z M56 46 h8 v24 h-8 Z'),
    white(circle(20, 56, 12)),
    ink(circle(16, 54, 3)),
    line('M14 45 L6 34 M20 44 L18 32'),
  ],
  swan: [
    white(
      'M20 82 C4 66 18 54 36 62 C40 44 28 34 34 20 C38 10 52 10 54 22 L66 28 L54 30 C46 30 48 38 52 46 C56 54 56 58 56 60 C74 58 90 48 96 52 C96 74 78 86 56 86 H30 Z',
    ),
    ink('M54 22 L66 28 L54 30 Z'),
    line('M50 70 C64 72 78 66 88 58'),
    ink(circle(46, 21, 2.5)),
    line('M4 92 C16 86 24 98 36 92 C48 86 56 98 68 92 C80 86 88 98 96 92'),
  ],
  worm: [
    white(
      'M10 72 C10 48 34 40 42 58 C48 72 58 70 60 54 C62 32 88 26 92 46 C94 54 84 56 82 50 C78 44 74 50 72 60 C68 88 40 88 32 66 C28 60 24 66 24 74 C22 82 10 80 10 72 Z',
    ),
    line('M30 54 l6 12 M44 76 l6 -8 M60 74 l8 6 M66 46 l8 6'),
    ink(circle(87, 45, 2)),
  ],
  plant: [
    white('M26 62 H74 L68 94 H32 Z'),
    line('M50 62 V28'),
    shade(
      'M50 44 C38 46 26 38 24 24 C38 22 48 30 50 44 Z M50 36 C62 38 76 28 78 12 C62 10 52 20 50 36 Z',
    ),
  ],
  grass: [
    shade(
      'M6 90 C14 66 14 50 10 34 C22 46 24 62 24 74 C28 52 32 30 44 14 C42 36 40 56 42 74 C48 56 56 40 68 28 C60 48 58 62 58 76 C66 62 76 54 90 48 C80 60 76 72 76 90 Z',
    ),
    line('M2 90 H98'),
  ],
  bear: [
    white(circle(24, 24, 14)),
    white(circle(76, 24, 14)),
    white(circle(50, 52, 38)),
    shade(ellipse(50, 64, 17, 14)),
    ink(circle(36, 44, 4)),
    ink(circle(64, 44, 4)),
    ink(ellipse(50, 58, 6, 4)),
    line('M50 62 V68 M42 70 C46 74 54 74 58 70'),
  ],
  bee: [
    white(ellipse(40, 30, 13, 20)),
    white(ellipse(62, 28, 12, 18)),
    shade(ellipse(50, 60, 34, 22)),
    ink(
      'M40 39.5 C45 38 49 38 50 38 V82 C46 82 43 81.6 40 80.5 Z M62 40 C66 41.5 69 43.4 72 45.5 V74.5 C69 76.6 66 78.5 62 80 Z',
    ),
    ink(circle(26, 56, 3.5)),
    line('M22 46 L12 34 M30 42 L26 28 M84 60 L94 60'),
  ],
  eye: [
    white('M6 50 C26 20 74 20 94 50 C74 80 26 80 6 50 Z'),
    shade(circle(50, 50, 20)),
    ink(circle(50, 50, 9)),
    line('M20 26 L26 34 M38 17 L41 26 M62 17 L59 26 M80 26 L74 34'),
  ],
  hear: [
    white('M30 50 C26 20 48 8 64 16 C84 26 78 52 66 60 C58 66 62 74 56 84 C50 94 34 92 34 78'),
    line(
      'M42 48 C42 30 54 26 60 32 C68 40 60 50 54 54 C48 58 54 64 48 68 M14 34 C8 42 8 54 14 62 M4 26 C-4 40 -4 56 4 70',
    ),
  ],
  mane: [
    shade(
      'M50 4 L60 12 L74 8 L78 22 L92 26 L88 40 L98 50 L88 60 L92 74 L78 78 L74 92 L60 88 L50 96 L40 88 L26 92 L22 78 L8 74 L12 60 L2 50 L12 40 L8 26 L22 22 L26 8 L40 12 Z',
    ),
    white(circle(50, 52, 27)),
    ink(circle(40, 46, 3.5)),
    ink(circle(60, 46, 3.5)),
    ink('M44 56 H56 L50 63 Z'),
    line('M50 63 V67 C46 72 40 70 39 66 M50 67 C54 72 60 70 61 66'),
  ],
} satisfies Record<string, Picture>;
