import { box, circle, ellipse, ink, line, type Picture, shade, star, white } from './shapes.ts';

/** Things in and around the house. */
export const THINGS = {
  badge: [
    white('M36 62 L26 94 L40 86 L50 96 L60 86 L74 94 L64 62 Z'),
    white(circle(50, 40, 32)),
    shade(star(50, 40, 22)),
  ],
  fridge: [
    white('M26 8 h48 q4 0 4 4 v76 q0 4 -4 4 h-48 q-4 0 -4 -4 v-76 q0 -4 4 -4 Z'),
    line('M22 38 h56 M32 20 v10 M32 46 v18 M30 92 v5 M70 92 v5'),
  ],
  cage: [
    white('M18 88 V44 C18 14 82 14 82 44 V88 Z'),
    line('M34 88 V26 M50 88 V22 M66 88 V26 M18 58 H82'),
    white(circle(50, 12, 6)),
    shade('M12 86 h76 v8 h-76 Z'),
  ],
  jar: [
    white('M26 26 h48 C80 34 80 38 80 46 V84 q0 8 -8 8 H28 q-8 0 -8 -8 V46 C20 38 20 34 26 26 Z'),
    shade('M20 56 H80 V84 q0 8 -8 8 H28 q-8 0 -8 -8 Z'),
    white('M24 10 h52 v16 h-52 Z'),
  ],
  jacket: [
    white('M34 14 L10 32 L18 84 L32 80 L30 46 V92 H70 V46 L68 80 L82 84 L90 32 L66 14 Z'),
    white('M34 14 L50 30 L66 14 L58 10 H42 Z'),
    line('M50 30 V92 M36 66 h8 M56 66 h8'),
  ],
  knife: [
    white('M8 58 C20 32 44 28 66 28 V58 Z'),
    shade('M66 26 h24 q6 0 6 6 v18 q0 6 -6 6 h-24 Z'),
    ink(circle(75, 41, 2)),
    ink(circle(87, 41, 2)),
  ],
  bottle: [
    white(
      'M40 10 h20 v22 C74 40 76 46 76 56 V88 q0 6 -6 6 H30 q-6 0 -6 -6 V56 C24 46 26 40 40 32 Z',
    ),
    shade('M24 56 H76 V78 H24 Z'),
    ink('M38 4 h24 v9 h-24 Z'),
  ],
  table: [
    shade('M6 30 L22 20 H92 L78 30 Z'),
    white('M6 30 H78 L92 20 V28 L78 38 H6 Z'),
    line('M12 38 V86 M72 38 V86 M86 32 V74 M26 38 V62'),
  ],
  candle: [
    white('M38 42 h24 v44 h-24 Z'),
    line('M50 42 V34'),
    shade('M50 6 C62 20 60 32 50 34 C40 32 38 20 50 6 Z'),
    white('M20 86 h60 q-4 10 -14 10 H34 q-10 0 -14 -10 Z'),
  ],
  towel: [
    line('M8 18 H92'),
    white('M24 18 H76 V90 H24 Z'),
    shade('M24 66 H76 V76 H24 Z'),
    line('M28 90 v5 M36 90 v5 M44 90 v5 M52 90 v5 M60 90 v5 M68 90 v5'),
  ],
  parcel: [
    white('M10 34 L50 18 L90 34 V78 L50 94 L10 78 Z'),
    line('M10 34 L50 50 L90 34 M50 50 V94'),
    shade('M26 27.6 L66 43.6 V54 L74 51 V40.4 L34 24.4 Z'),
  ],
  label: [
    white('M32 26 H92 V74 H32 L12 50 Z'),
    white(circle(30, 50, 5)),
    line('M30 50 C10 40 12 22 4 18 M46 42 H82 M46 56 H74'),
  ],
  pencil: [
    white('M16 68 L68 16 L84 32 L32 84 Z'),
    white('M16 68 L8 92 L32 84 Z'),
    ink('M11.5 81 L8 92 L19 88.5 Z'),
    shade('M60 24 L68 16 L84 32 L76 40 Z'),
    line('M24 76 L70 30'),
  ],
  glove: [
    white(
      'M34 90 V62 C18 56 10 44 16 40 C22 36 28 44 34 48 V20 q0 -6 5 -6 t5 6 V12 q0 -6 5 -6 t5 6 V16 q0 -6 5 -6 t5 6 V24 q0 -6 5 -6 t5 6 V62 C74 74 70 80 70 90 Z',
    ),
    line('M44 20 V42 M54 16 V42 M64 24 V42'),
    shade('M32 80 h40 v14 h-40 Z'),
  ],
  key: [
    white(circle(26, 50, 20)),
    white(circle(22, 50, 6)),
    white('M45 45 H94 V68 H85 V56 H78 V64 H69 V55 H45 Z'),
  ],
  wallet: [
    white('M10 28 H84 q6 0 6 6 V80 q0 6 -6 6 H16 q-6 0 -6 -6 Z'),
    shade('M10 28 L70 12 q6 -2 8 4 L82 28 Z'),
    white('M64 48 H94 V66 H64 q-8 -9 0 -18 Z'),
    ink(circle(71, 57, 3)),
  ],
  television: [
    white('M8 22 H92 V78 H8 Z'),
    shade('M16 30 H84 V70 H16 Z'),
    line('M50 22 L34 6 M50 22 L66 6 M28 78 L22 92 M72 78 L78 92'),
  ],
  door: [
    white(box(24, 6, 52, 88)),
    shade(box(32, 16, 36, 26)),
    shade(box(32, 54, 36, 28)),
    ink(circle(69, 48, 3)),
    line('M14 94 H86'),
  ],
  bath: [
    white('M8 48 H92 C92 76 82 84 70 84 H30 C18 84 8 76 8 48 Z'),
    line('M26 84 L22 94 M74 84 L78 94 M16 48 V22 C16 10 32 10 32 22'),
    white(circle(48, 36, 8)),
    white(circle(62, 40, 6)),
    white(circle(74, 34, 7)),
  ],
  hour: [
    white(circle(50, 50, 42)),
    line('M50 50 V20 M50 50 L66 64 M50 12 v6 M50 82 v6 M12 50 h6 M82 50 h6'),
    ink(circle(50, 50, 4)),
  ],
  trolley: [
    line('M6 18 H18 L30 66 H82'),
    shade('M21 28 H92 L84 60 H29 Z'),
    line('M38 28 L42 60 M56 28 L56 60 M74 28 L70 60'),
    white(circle(38, 82, 8)),
    white(circle(74, 82, 8)),
  ],
  treasure: [
    white('M10 50 H90 V90 H10 Z'),
    white('M10 50 C10 18 90 18 90 50 Z'),
    shade('M22 50 C26 36 36 42 40 36 C46 30 54 42 60 36 C68 32 76 40 78 50 Z'),
    white('M42 46 H58 V64 H42 Z'),
    ink(circle(50, 54, 3)),
    line('M24 64 V90 M76 64 V90'),
  ],
  measure: [
    white('M4 38 H96 V64 H4 Z'),
    line('M14 38 v12 M24 38 v7 M34 38 v12 M44 38 v7 M54 38 v12 M64 38 v7 M74 38 v12 M84 38 v7'),
  ],
  signal: [
    white('M32 6 H68 V72 H32 Z'),
    shade(circle(50, 18, 8)),
    white(circle(50, 39, 8)),
    white(circle(50, 60, 8)),
    line('M50 72 V96 M36 96 H64'),
  ],
  jersey: [
    white(
      'M34 12 L10 30 L4 84 L20 86 L28 50 V92 H72 V50 L80 86 L96 84 L90 30 L66 12 C60 22 40 22 34 12 Z',
    ),
    shade('M28 54 H72 V66 H28 Z'),
    line('M28 83 H72 M5 75 L21 77 M95 75 L79 77'),
  ],
  ball: [
    white(circle(50, 50, 40)),
    shade('M50 10 C30 30 30 70 50 90 C70 70 70 30 50 10 Z'),
    line('M11 42 C30 52 70 52 89 42'),
  ],
  hockey: [
    white('M70 6 L78 8 L52 76 C46 94 18 92 18 76 C18 68 26 68 28 76 C30 82 40 82 42 74 Z'),
    shade(circle(76, 84, 9)),
  ],
  cycle: [
    white(circle(24, 66, 20)),
    white(circle(76, 66, 20)),
    line(
      'M24 66 L38 38 H66 L50 66 H24 M38 38 L50 66 M66 38 L76 66 M66 38 L62 26 H74 M38 38 L35 30 M28 30 H42',
    ),
    ink(circle(50, 66, 4)),
  ],
  bubble: [
    white(circle(42, 56, 32)),
    line('M24 46 C28 36 36 32 42 32'),
    white(circle(80, 26, 14)),
    line('M73 22 C75 18 79 17 81 17'),
    white(circle(84, 78, 8)),
  ],
  fare: [
    white('M6 28 H94 V44 C86 44 86 56 94 56 V72 H6 V56 C14 56 14 44 6 44 Z'),
    line('M30 28 V72'),
    shade(circle(62, 50, 13)),
    ink(ellipse(62, 50, 3, 7)),
  ],
  medal: [
    shade('M26 4 H44 L56 44 H42 Z M74 4 H56 L44 44 H58 Z'),
    white(circle(50, 66, 28)),
    shade(star(50, 66, 17)),
  ],
  mail: [white(box(8, 22, 84, 58)), line('M8 22 L50 58 L92 22 M8 80 L38 48 M92 80 L62 48')],
  stationery: [
    white('M14 8 H66 V92 H14 Z'),
    line('M24 26 H56 M24 40 H56 M24 54 H56 M24 68 H44'),
    shade('M78 20 H90 V76 L84 92 L78 76 Z'),
    ink('M81.5 85 L84 92 L86.5 85 Z'),
  ],
} satisfies Record<string, Picture>;
