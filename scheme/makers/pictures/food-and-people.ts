import {
  box,
  circle,
  ellipse,
  ink,
  line,
  type Picture,
  rays,
  shade,
  star,
  white,
} from './shapes.ts';

const APPLE =
  'C42 20 16 20 14 52 C12 80 32 96 42 94 C46 92 54 92 58 94 C68 96 88 80 86 52 C84 20 58 20 50 30 Z';

/** Food, people, and things that people do. */
export const FOOD_AND_PEOPLE = {
  orange: [
    shade(circle(50, 56, 36)),
    line('M50 20 C50 14 52 10 54 8'),
    white('M54 14 C64 2 78 6 84 10 C76 20 64 22 54 14 Z'),
    ink(circle(36, 48, 1.5)),
    ink(circle(44, 66, 1.5)),
    ink(circle(60, 44, 1.5)),
    ink(circle(66, 62, 1.5)),
    ink(circle(52, 80, 1.5)),
  ],
  gem: [
    white('M26 18 H74 L94 42 L50 92 L6 42 Z'),
    shade('M34 42 H66 L50 92 Z'),
    line('M6 42 H94 M26 18 L34 42 L50 18 L66 42 L74 18 M34 42 L50 92 L66 42'),
  ],
  jewel: [
    white(circle(50, 66, 28)),
    white(circle(50, 66, 21)),
    shade('M36 8 H64 L74 22 L50 44 L26 22 Z'),
    line('M26 22 H74 M36 8 L42 22 L50 44 L58 22 L64 8'),
  ],
  face: [
    white(circle(50, 50, 40)),
    ink(circle(36, 40, 4)),
    ink(circle(64, 40, 4)),
    line('M50 46 V56 M32 64 C40 76 60 76 68 64'),
  ],
  ice: [
    white('M10 46 L34 36 L58 46 V74 L34 86 L10 74 Z'),
    line('M10 46 L34 56 L58 46 M34 56 V86'),
    white('M46 26 L68 16 L92 26 V52 L68 62 L46 52 Z'),
    shade('M46 26 L68 36 V62 L46 52 Z'),
    line('M46 26 L68 36 L92 26 M68 36 V62'),
  ],
  rice: [
    white('M24 46 C26 30 38 26 50 26 C62 26 74 30 76 46 Z'),
    shade('M10 46 H90 C90 76 70 86 50 86 C30 86 10 76 10 46 Z'),
    line(
      'M38 40 l5 -3 M48 34 l5 3 M58 41 l5 -3 M46 42 l4 1 M36 86 V94 H64 V86 M58 30 L92 4 M66 32 L96 12',
    ),
  ],
  knot: [
    white('M98 30 H58 C26 30 26 70 58 70 H98 V59 H58 C42 59 42 41 58 41 H98 Z'),
    white('M2 30 H42 C74 30 74 70 42 70 H2 V59 H42 C58 59 58 41 42 41 H2 Z'),
    white('M49 30.5 C52 30 55 30 58 30 H72 V41 H58 C54 41 51 42 49 43.5 Z'),
    line(
      'M12 30 l4 11 M26 30 l4 11 M12 59 l4 11 M26 59 l4 11 M74 59 l4 11 M88 59 l4 11 M84 30 l4 11',
    ),
  ],
  knight: [
    white('M26 92 V40 C26 14 74 14 74 40 V92 Z'),
    ink('M34 42 H72 V52 H34 Z'),
    shade('M26 58 H74 V74 H26 Z'),
    line('M42 62 V70 M50 62 V70 M58 62 V70'),
    shade('M50 20 C50 4 70 0 88 12 C76 12 64 14 60 22 Z'),
  ],
  knit: [
    shade(circle(40, 62, 28)),
    line(
      'M18 52 C32 46 52 60 62 76 M14 66 C30 60 44 72 52 86 M28 38 C44 42 60 56 66 66 M66 72 C84 86 84 94 96 92',
    ),
    line('M52 40 L84 4 M66 48 L94 16'),
    ink(circle(85, 4, 4)),
    ink(circle(95, 15, 4)),
  ],
  gnome: [
    white('M30 92 C26 70 34 56 50 56 C66 56 74 70 70 92 Z'),
    white(circle(50, 44, 15)),
    shade('M50 2 C40 14 32 28 30 40 H70 C68 28 60 14 50 2 Z'),
    white('M34 48 C34 74 46 84 50 86 C54 84 66 74 66 48 C58 56 42 56 34 48 Z'),
    ink(circle(44, 46, 2)),
    ink(circle(56, 46, 2)),
    ink('M26 90 H48 V97 H22 Z M74 90 H52 V97 H78 Z'),
  ],
  wrap: [
    white(box(14, 42, 72, 50)),
    white(box(8, 28, 84, 16)),
    shade(box(42, 28, 16, 64)),
    white('M50 28 C34 26 26 6 40 8 C48 10 50 20 50 28 C50 20 52 10 60 8 C74 6 66 26 50 28 Z'),
  ],
  write: [
    white('M8 20 H64 V94 H8 Z'),
    line('M18 36 H50 M18 50 H44 M18 64 C22 58 26 70 30 64 C34 58 38 70 42 66'),
    shade('M48 58 L84 14 L94 22 L58 66 Z'),
    white('M48 58 L42 72 L58 66 Z'),
  ],
  apple: [
    white(`M50 30 ${APPLE}`),
    line('M50 30 C49 20 50 12 54 6'),
    shade('M55 18 C60 4 76 0 88 4 C84 16 70 24 55 18 Z'),
  ],
  fossil: [
    shade(circle(50, 50, 42)),
    line(
      'M90 60 C94 34 70 20 50 22 C30 24 20 40 24 57 C28 76 48 82 62 74 C74 66 74 50 64 44 C54 38 42 46 44 56 C46 64 56 64 58 57',
    ),
    line(rays(50, 50, 33, 42, 18)),
  ],
  cry: [
    white(circle(50, 46, 38)),
    line('M28 38 C32 34 38 34 42 38 M58 38 C62 34 68 34 72 38 M34 66 C42 56 58 56 66 66'),
    shade(
      'M34 44 C42 56 42 64 34 64 C26 64 26 56 34 44 Z M66 44 C74 56 74 64 66 64 C58 64 58 56 66 44 Z',
    ),
  ],
  smiling: [
    white(circle(50, 50, 40)),
    line('M30 42 C34 36 40 36 44 42 M56 42 C60 36 66 36 70 42'),
    shade('M26 54 H74 C72 82 28 82 26 54 Z'),
  ],
  one: [shade('M42 16 H56 V84 H68 V92 H30 V84 H42 V32 L30 38 V28 Z')],
  two: [
    shade(
      'M26 34 C26 2 76 4 74 34 C73 52 48 66 44 82 H74 V92 H26 V84 C30 60 60 50 60 34 C60 18 40 18 40 34 Z',
    ),
  ],
  won: [
    shade('M28 8 H72 V34 C72 56 62 64 50 64 C38 64 28 56 28 34 Z'),
    line('M28 16 H12 C12 38 20 46 31 48 M72 16 H88 C88 38 80 46 69 48'),
    white('M44 64 H56 V78 H44 Z'),
    white('M30 78 H70 V92 H30 Z'),
    ink(star(50, 34, 11)),
  ],
  bawl: [
    white(circle(50, 46, 38)),
    line('M26 30 L42 38 L28 44 M74 30 L58 38 L72 44'),
    ink(ellipse(50, 64, 17, 13)),
    line('M20 50 C14 62 12 72 8 84 M80 50 C86 62 88 72 92 84'),
  ],
  berry: [
    ...[36, 50, 64].map((x) => shade(circle(x, 42, 10))),
    ...[29, 43, 57, 71].map((x) => shade(circle(x, 56, 10))),
    ...[36, 50, 64].map((x) => shade(circle(x, 70, 10))),
    ...[43, 57].map((x) => shade(circle(x, 84, 10))),
    white('M50 38 L26 28 L44 22 L50 4 L56 22 L74 28 Z'),
  ],
  bury: [
    shade('M4 90 C18 60 52 58 64 90 Z'),
    line('M64 90 H98 M4 90 H64 M76 8 H92 M84 8 V52'),
    white('M72 52 H96 V70 C96 80 88 86 84 90 C80 86 72 80 72 70 Z'),
  ],
  break: [
    white('M14 26 H70 V70 C70 84 62 90 54 90 H30 C22 90 14 84 14 70 Z'),
    line('M70 38 H82 C94 38 94 64 80 66 L70 66 M46 26 L38 42 L50 54 L40 70 L46 90'),
    white('M76 82 L92 78 L88 92 Z'),
  ],
  grate: [
    white('M34 22 H66 L84 94 H16 Z'),
    line('M38 22 C38 2 62 2 62 22'),
    ink(
      'M42 36 h5 v6 h-5 Z M54 36 h5 v6 h-5 Z M38 50 h5 v6 h-5 Z M48 50 h5 v6 h-5 Z M58 50 h5 v6 h-5 Z M34 64 h5 v6 h-5 Z M48 64 h5 v6 h-5 Z M62 64 h5 v6 h-5 Z M30 78 h5 v6 h-5 Z M48 78 h5 v6 h-5 Z M66 78 h5 v6 h-5 Z',
    ),
  ],
  heel: [
    white(
      'M22 6 H48 C46 30 52 44 66 56 C80 64 96 70 94 82 C92 90 80 90 70 90 H26 C14 90 12 80 16 70 C22 52 24 30 22 6 Z',
    ),
    shade('M16 70 C18 65 19 60 20 56 C34 58 42 74 36 90 H26 C14 90 12 80 16 70 Z'),
    line('M82 76 C80 80 80 84 82 88 M72 74 C70 79 70 85 72 90'),
  ],
  heal: [
    white('M14 54 L54 14 C66 2 98 34 86 46 L46 86 C34 98 2 66 14 54 Z'),
    shade('M50 30 L70 50 L50 70 L30 50 Z'),
    ink(circle(50, 42, 2)),
    ink(circle(58, 50, 2)),
    ink(circle(50, 58, 2)),
    ink(circle(42, 50, 2)),
  ],
  meat: [
    shade('M22 30 C40 6 84 16 82 48 C80 78 44 84 30 66 C20 56 16 42 22 30 Z'),
    white(ellipse(58, 46, 12, 9)),
    white('M30 66 L20 76 C20 84 12 86 10 80 C4 80 4 72 10 72 L24 60 Z'),
  ],
  meet: [
    white(circle(24, 20, 12)),
    white(circle(76, 20, 12)),
    line(
      'M24 32 V66 L12 94 M24 66 L36 94 M76 32 V66 L64 94 M76 66 L88 94 M24 42 L50 56 L76 42 M24 42 L8 58 M76 42 L92 58',
    ),
  ],
  plane: [
    white(
      'M6 46 C14 40 30 42 40 42 L60 8 H70 L62 42 H82 L92 26 H98 L94 50 L98 60 H90 L62 58 L70 92 H60 L40 58 C30 58 14 56 6 46 Z',
    ),
    ink(circle(18, 48, 2.5)),
    ink(circle(28, 48, 2.5)),
  ],
  reign: [
    shade('M12 76 L6 28 L30 48 L50 14 L70 48 L94 28 L88 76 Z'),
    white(box(12, 76, 76, 14)),
    white(circle(50, 12, 6)),
    white(circle(6, 26, 5)),
    white(circle(94, 26, 5)),
  ],
  piece: [
    white('M6 58 L76 22 C90 30 94 46 92 58 Z'),
    shade('M6 58 H92 V84 H6 Z'),
    line('M6 70 H92'),
    ink(circle(64, 38, 5)),
  ],
  cereal: [
    shade('M8 46 H92 C90 78 72 88 50 88 C28 88 10 78 8 46 Z'),
    white(ellipse(50, 46, 42, 10)),
    white(circle(34, 45, 5)),
    white(circle(52, 48, 5)),
    white(circle(66, 43, 5)),
    line('M70 40 L92 6'),
  ],
  dessert: [
    white('M22 44 H78 L62 74 H38 Z'),
    shade('M24 44 C20 28 38 22 44 30 C48 14 66 18 64 32 C74 28 82 36 76 44 Z'),
    white('M46 74 H54 V86 H46 Z'),
    white('M30 86 H70 V94 H30 Z'),
    ink(circle(54, 14, 6)),
    line('M54 8 C56 2 62 2 66 2'),
  ],
} satisfies Record<string, Picture>;
