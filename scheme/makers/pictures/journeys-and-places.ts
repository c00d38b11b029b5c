import { box, circle, ink, line, type Picture, shade, white } from './shapes.ts';

/** Where older children meet words with a story: in buildings, in the sky and on the way. */
export const JOURNEYS_AND_PLACES = {
  aisle: [
    shade('M38 96 L46 14 H54 L62 96 Z'),
    white('M4 88 H34 V66 H4 Z M66 88 H96 V66 H66 Z'),
    white('M12 62 H38 V44 H12 Z M62 62 H88 V44 H62 Z'),
    white('M20 40 H41 V26 H20 Z M59 40 H80 V26 H59 Z'),
    line('M4 74 H34 M66 74 H96 M12 51 H38 M62 51 H88'),
  ],
  altar: [
    white('M10 48 H90 V60 H10 Z M18 60 H82 V94 H18 Z'),
    shade('M34 48 H66 V80 L58 74 L50 80 L42 74 L34 80 Z'),
    white('M22 26 H30 V48 H22 Z M70 26 H78 V48 H70 Z'),
    ink(
      'M26 12 C20 20 24 24 26 24 C28 24 32 20 26 12 Z M74 12 C68 20 72 24 74 24 C76 24 80 20 74 12 Z',
    ),
    line('M4 96 H96'),
  ],
  mosque: [
    shade('M30 58 C26 40 44 32 50 20 C56 32 74 40 70 58 Z'),
    white(box(22, 58, 56, 36)),
    ink('M42 94 V78 C42 68 58 68 58 78 V94 Z'),
    white('M6 94 V34 L12 20 L18 34 V94 Z M82 94 V34 L88 20 L94 34 V94 Z'),
    line('M50 20 V12 M6 48 H18 M82 48 H94 M2 94 H98'),
  ],
  school: [
    white(box(8, 48, 84, 46)),
    shade('M26 48 L50 22 L74 48 Z'),
    line('M50 22 V4'),
    shade('M50 4 H70 L64 10 L70 16 H50 Z'),
    ink(box(43, 72, 14, 22)),
    white(circle(50, 39, 6)),
    white('M16 58 H32 V74 H16 Z M68 58 H84 V74 H68 Z'),
    line('M24 58 V74 M76 58 V74 M2 94 H98'),
  ],
  library: [
    white(box(6, 6, 88, 88)),
    shade('M14 16 H24 V46 H14 Z M38 22 H48 V46 H38 Z M62 14 H74 V46 H62 Z'),
    white('M26 20 H36 V46 H26 Z M50 18 H60 V46 H50 Z M76 20 H86 V46 H76 Z'),
    shade('M26 60 H36 V88 H26 Z M52 56 H62 V88 H52 Z'),
    white('M14 56 H24 V88 H14 Z M38 62 H48 V88 H38 Z M64 62 L74 58 L84 86 L74 88 Z'),
    line('M6 46 H94 M6 88 H94'),
  ],
  yacht: [
    white('M52 6 V66 H14 Z'),
    shade('M58 18 L88 66 H58 Z'),
    white('M6 72 H94 L82 90 H20 Z'),
    line('M55 4 V72 M2 96 C14 90 22 98 34 96 C46 92 54 98 66 96 C78 92 86 98 98 96'),
  ],
  submarine: [
    shade(
      'M6 62 C6 44 24 40 40 40 H68 C84 40 94 52 96 62 C94 74 84 82 68 82 H36 C20 82 6 78 6 62 Z',
    ),
    shade('M38 40 V26 H62 V40 Z'),
    line('M50 26 V10 H64'),
    white(circle(32, 60, 7)),
    white(circle(54, 60, 7)),
    white(circle(76, 60, 7)),
    line('M4 48 L6 76 M8 20 C14 14 20 26 28 20 M74 22 C80 16 86 28 94 22'),
  ],
  parachute: [
    white(
      'M6 46 C8 0 92 0 94 46 C86 38 76 38 68 46 C62 38 56 38 50 46 C44 38 38 38 32 46 C24 38 14 38 6 46 Z',
    ),
    shade('M32 46 C32 30 40 14 50 12 C60 14 68 30 68 46 C62 38 56 38 50 46 C44 38 38 38 32 46 Z'),
    line('M6 46 L46 78 M32 46 L48 76 M50 46 V76 M68 46 L52 76 M94 46 L54 78'),
    white(circle(50, 80, 5)),
    ink('M46 86 H54 L56 98 H44 Z'),
  ],
  bicycle: [
    white(circle(22, 68, 19)),
    white(circle(78, 68, 19)),
    line(
      'M22 68 L40 34 H70 L50 68 H22 M40 34 L50 68 M64 22 L78 68 M64 22 H76 M34 28 H48 M40 34 L38 28',
    ),
    ink(circle(50, 68, 4)),
  ],
  vehicle: [
    white('M4 74 V36 C4 30 8 28 12 28 H58 V74 Z'),
    shade('M58 38 H78 L94 56 V74 H58 Z'),
    white('M64 44 H75 L84 56 H64 Z'),
    white(circle(26, 76, 12)),
    white(circle(74, 76, 12)),
    ink(circle(26, 76, 4)),
    ink(circle(74, 76, 4)),
  ],
  lightning: [
    shade('M20 52 C2 52 2 28 20 28 C22 6 56 4 62 20 C78 12 98 26 90 42 C88 52 80 52 76 52 Z'),
    white('M52 44 L34 70 H48 L40 96 L68 62 H54 L62 44 Z'),
  ],
  drought: [
    white(circle(72, 24, 14)),
    line('M72 2 V6 M50 24 H54 M90 24 H94 M56 8 L60 12 M88 8 L84 12 M56 40 L60 36'),
    shade('M2 58 H98 V96 H2 Z'),
    line(
      'M2 72 L22 66 L38 76 L58 68 L76 78 L98 70 M22 66 L28 58 M38 76 L32 96 M58 68 L64 58 M76 78 L70 96 M12 96 L14 70',
    ),
    line('M22 58 C24 46 18 40 20 30 M21 44 L12 36 M21 48 L32 38'),
  ],
  stationary: [
    shade('M4 66 L16 62 L28 44 H64 L78 62 L94 66 V80 H4 Z'),
    white('M32 50 H46 V62 H24 Z M50 50 H61 L70 62 H50 Z'),
    white(circle(24, 80, 11)),
    white(circle(74, 80, 11)),
    line('M2 92 H98'),
    white('M72 4 H90 V38 H72 Z'),
    ink(circle(81, 12, 4)),
    white(circle(81, 21, 4)),
    white(circle(81, 30, 4)),
  ],
  island: [
    shade('M6 76 C22 56 78 56 94 76 Z'),
    line('M2 84 C14 78 22 88 34 84 C46 80 54 88 66 84 C78 80 86 88 98 84'),
    white('M46 66 C48 50 46 38 42 28 L48 26 C54 38 54 52 54 66 Z'),
    shade(
      'M45 28 C32 14 18 18 12 28 C24 24 36 26 45 28 Z M45 28 C50 12 66 10 76 20 C64 20 54 24 45 28 Z M45 28 C58 26 68 32 70 44 C60 36 52 32 45 28 Z',
    ),
  ],
} satisfies Record<string, Picture>;
