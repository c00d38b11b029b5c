import { box, circle, ink, line, type Picture, rays, shade, star, white } from './shapes.ts';

const CLOUD = 'M24 62 C8 62 8 40 24 40 C24 20 54 16 60 34 C76 26 92 40 82 54 C80 60 76 62 70 62 Z';

/** Places, buildings, the sky and the weather. */
export const PLACES_AND_WEATHER = {
  bridge: [
    shade('M4 40 C30 28 70 28 96 40 V74 H84 C82 48 62 48 60 74 H40 C38 48 18 48 16 74 H4 Z'),
    line('M4 30 C30 18 70 18 96 30 M4 30 V40 M27 22 V32 M50 20 V30 M73 22 V32 M96 30 V40'),
    line('M4 86 C14 80 22 92 32 86 C42 80 50 92 60 86 C70 80 78 92 96 86'),
  ],
  stage: [
    white(box(8, 10, 84, 60)),
    shade('M8 10 H36 C36 34 26 52 12 62 L8 70 Z M92 10 H64 C64 34 74 52 88 62 L92 70 Z'),
    white('M4 70 H96 L90 90 H10 Z'),
    line('M8 10 H92 M20 90 V70 M50 90 V70 M80 90 V70'),
  ],
  village: [
    white('M6 86 V56 L22 42 L38 56 V86 Z'),
    white('M62 86 V56 L78 42 L94 56 V86 Z'),
    shade('M38 86 V40 H62 V86 Z'),
    white('M36 40 L50 8 L64 40 Z'),
    line('M17 86 V70 H27 V86 M73 86 V70 H83 V86 M46 86 V70 H54 V86 M2 86 H98 M50 8 V2'),
  ],
  space: [
    shade(circle(50, 52, 24)),
    line('M26 62 C6 74 8 80 24 76 C44 72 78 50 90 36 C98 26 88 24 72 36'),
    ink(star(18, 20, 8)),
    ink(star(82, 78, 8)),
    ink(circle(56, 10, 2)),
    ink(circle(10, 46, 2)),
  ],
  city: [
    white(box(6, 46, 22, 46)),
    shade(box(28, 18, 24, 74)),
    white('M52 92 V34 L64 22 L76 34 V92 Z'),
    white(box(76, 52, 18, 40)),
    line(
      'M12 56 h4 M20 56 h4 M12 68 h4 M20 68 h4 M58 44 h4 M66 44 h4 M58 56 h4 M66 56 h4 M82 62 h5 M82 74 h5',
    ),
    ink(
      'M34 28 h4 v5 h-4 Z M42 28 h4 v5 h-4 Z M34 42 h4 v5 h-4 Z M42 42 h4 v5 h-4 Z M34 56 h4 v5 h-4 Z M42 56 h4 v5 h-4 Z',
    ),
    line('M2 92 H98'),
  ],
  puddle: [
    shade('M14 74 C6 62 24 56 40 60 C56 50 92 58 90 72 C88 90 24 94 14 74 Z'),
    line('M34 72 C40 68 52 68 58 72'),
    white(
      'M30 12 C38 24 40 32 30 34 C20 32 22 24 30 12 Z M66 22 C74 34 76 42 66 44 C56 42 58 34 66 22 Z',
    ),
  ],
  tunnel: [
    shade('M4 92 V52 C4 -4 96 -4 96 52 V92 Z'),
    ink('M24 92 V58 C24 22 76 22 76 58 V92 Z'),
    white('M44 60 H56 L68 92 H32 Z'),
    line('M42 68 H58 M38 78 H62 M34 88 H66'),
  ],
  hospital: [
    white(box(10, 34, 80, 58)),
    white(box(34, 10, 32, 82)),
    shade(circle(50, 28, 12)),
    line(
      'M45 22 V34 M55 22 V34 M45 28 H55 M18 46 h8 M18 60 h8 M74 46 h8 M74 60 h8 M44 92 V70 H56 V92 M2 92 H98',
    ),
  ],
  station: [
    white('M14 18 H86 V70 C86 80 80 84 72 84 H28 C20 84 14 80 14 70 Z'),
    shade(box(22, 28, 24, 22)),
    shade(box(54, 28, 24, 22)),
    white(circle(28, 68, 6)),
    white(circle(72, 68, 6)),
    line('M30 84 L18 98 M70 84 L82 98 M24 92 H76 M40 18 L44 6 H56 L60 18'),
  ],
  chimney: [
    shade('M64 48 V20 H80 V60 Z'),
    white('M18 94 V58 L50 32 L82 58 V94 Z'),
    white('M8 64 L50 28 L92 64 L84 70 L50 40 L16 70 Z'),
    white(box(42, 70, 16, 24)),
    line('M69 15 C64 10 74 7 69 2 M77 15 C83 10 73 7 79 2'),
  ],
  valley: [
    white('M2 90 V40 L26 14 L52 62 L78 20 L98 48 V90 Z'),
    shade('M2 90 V66 C24 62 40 66 52 84 C62 66 80 60 98 64 V90 Z'),
    line('M18 24 L26 32 L33 26 M70 32 L78 36 L84 30'),
    white(circle(52, 20, 9)),
  ],
  path: [
    white('M38 34 V18 L50 6 L62 18 V34 Z'),
    shade(
      'M46 34 H54 C60 48 40 54 46 64 C52 74 70 78 74 94 H34 C34 80 22 70 28 60 C34 50 50 46 46 34 Z',
    ),
    line('M14 56 V72 M84 60 V76'),
    white(circle(14, 46, 11)),
    white(circle(84, 50, 11)),
  ],
  world: [
    white(circle(50, 50, 42)),
    shade(
      'M22 24 C34 14 48 18 46 28 C44 38 30 36 32 46 C40 52 44 58 36 72 C26 64 20 52 14 46 C14 38 18 30 22 24 Z M62 22 C72 18 84 32 88 44 C82 50 72 44 66 46 C60 42 56 28 62 22 Z M60 62 C70 56 80 62 78 72 C70 82 58 78 60 62 Z',
    ),
  ],
  sky: [
    white(circle(70, 28, 16)),
    line(rays(70, 28, 20, 28, 12)),
    white('M20 78 C4 78 4 58 20 58 C22 40 50 38 54 54 C68 48 80 60 72 72 C70 76 66 78 62 78 Z'),
  ],
  sun: [shade(circle(50, 50, 24)), line(rays(50, 50, 31, 46, 12))],
  night: [
    white('M60 8 C30 12 20 40 32 64 C44 86 70 88 84 74 C58 74 44 40 60 8 Z'),
    ink(star(78, 26, 9)),
    ink(star(16, 22, 7)),
    ink(star(88, 54, 6)),
  ],
  sea: [
    white('M44 46 V10 L72 40 H44 Z'),
    white('M24 48 H78 L68 62 H34 Z'),
    line(
      'M4 70 C14 62 22 78 34 70 C46 62 54 78 66 70 C78 62 86 78 96 70 M4 86 C14 78 22 94 34 86 C46 78 54 94 66 86 C78 78 86 94 96 86',
    ),
  ],
  blew: [
    white(CLOUD),
    line(
      'M34 74 H84 C94 74 94 62 86 62 M20 84 H70 C82 84 82 96 72 96 M48 92 H56 M60 46 C64 44 66 46 66 50',
    ),
    ink(circle(50, 42, 2.5)),
  ],
  rain: [
    white(CLOUD),
    line(
      'M26 70 L20 84 M42 70 L36 84 M58 70 L52 84 M74 70 L68 84 M34 86 L30 96 M50 86 L46 96 M66 86 L62 96',
    ),
  ],
  weather: [
    white(circle(68, 26, 16)),
    line(rays(68, 26, 20, 27, 12)),
    white('M18 72 C2 72 2 50 18 50 C20 32 48 30 52 46 C66 40 78 52 70 66 C68 70 64 72 60 72 Z'),
    line('M22 80 L18 92 M38 80 L34 92 M54 80 L50 92'),
  ],
  fair: [
    line('M50 12 V86 M14 24 H86 M14 24 L3 58 M14 24 L25 58 M86 24 L75 58 M86 24 L97 58'),
    shade('M1 58 H27 C27 72 1 72 1 58 Z M73 58 H99 C99 72 73 72 73 58 Z'),
    white(circle(50, 12, 6)),
    white('M30 86 H70 V94 H30 Z'),
  ],
  isle: [
    shade('M14 78 C26 58 74 58 86 78 Z'),
    white('M48 64 C46 48 48 38 54 28 L60 30 C54 42 54 52 56 64 Z'),
    shade(
      'M56 28 C44 12 28 16 22 28 C34 24 46 24 56 28 C50 34 42 40 42 50 C50 46 56 38 56 28 C66 12 84 16 88 30 C78 24 66 24 56 28 C66 32 76 38 76 48 C68 44 60 38 56 28 Z',
    ),
    line('M4 82 C16 74 24 90 36 82 C48 74 56 90 68 82 C80 74 88 90 96 82'),
  ],
  ascent: [
    white('M2 92 L46 14 L98 92 Z'),
    shade('M34 35 L46 14 L60 35 L52 42 L46 34 L40 42 Z'),
    line('M46 14 V0 M30 92 C44 84 66 80 54 70 C44 62 40 58 50 48'),
    ink('M46 0 L60 4 L46 9 Z'),
  ],
  desert: [
    white(circle(80, 18, 10)),
    shade('M2 92 C22 70 44 74 58 84 C70 76 86 74 98 80 V92 Z'),
    white(
      'M34 78 V24 C34 12 50 12 50 24 V40 H58 V32 C58 26 68 26 68 32 V44 C68 50 64 52 60 52 H50 V80 Z',
    ),
    white('M34 60 H26 C20 60 18 56 18 52 V44 C18 38 28 38 28 44 V50 H34 Z'),
  ],
} satisfies Record<string, Picture>;
