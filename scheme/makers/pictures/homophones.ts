import { box, circle, ellipse, ink, line, type Picture, shade, white } from './shapes.ts';

/** Words that sound like another, each of which a picture tells from its twin. */
export const HOMOPHONES = {
  mist: [
    shade('M8 84 L40 16 L60 50 L72 36 L94 84 Z'),
    line('M2 40 H52 M64 40 H88 M12 54 H74 M86 54 H98 M2 68 H30 M42 68 H92 M16 82 H84'),
  ],
  peace: [
    white(
      'M8 44 C26 40 36 50 44 34 C52 16 70 20 76 30 L92 34 L78 42 C78 66 56 80 32 72 L10 78 L22 62 C14 58 8 52 8 44 Z',
    ),
    shade('M36 54 C34 34 22 18 8 10 C30 8 56 22 58 48 Z'),
    ink(circle(70, 32, 2.5)),
    line('M92 40 C96 48 96 54 92 60 M95 46 l5 -2 M95 54 l5 2'),
  ],
  rein: [
    white(
      'M30 96 C30 66 26 44 44 22 L50 8 L58 20 C72 26 88 46 90 60 C90 70 78 72 74 64 L60 56 C58 70 66 80 70 96 Z',
    ),
    line('M46 24 L74 52 M84 46 L72 60'),
    ink(circle(62, 34, 3)),
    shade('M74 54 C62 68 40 72 4 58 V72 C40 86 68 80 80 62 Z'),
  ],
  steel: [
    shade('M8 22 L64 8 L92 18 V30 L80 34 V66 L92 68 V80 L36 94 L8 84 V72 L22 68 V36 L8 34 Z'),
    line('M8 22 L36 32 L92 18 M36 32 V44 L22 38 M36 94 V80 L92 68 M36 80 L8 72 M50 44 V78'),
  ],
  profit: [
    line('M10 6 V92 H96'),
    shade('M20 70 H34 V92 H20 Z M42 54 H56 V92 H42 Z M64 34 H78 V92 H64 Z'),
    line('M18 56 L46 36 L82 10 M68 8 L84 8 L82 24'),
  ],
  morning: [
    shade('M22 66 C22 28 78 28 78 66 Z'),
    line('M50 26 V12 M30 32 L22 20 M70 32 L78 20 M18 46 L6 40 M82 46 L94 40'),
    white('M0 66 H100 V96 H0 Z'),
    line('M14 78 H48 M58 86 H88'),
  ],
  herd: [
    { x: 0, y: 2, scale: 0.5 },
    { x: 48, y: 8, scale: 0.5 },
    { x: 22, y: 48, scale: 0.56 },
  ].flatMap((shift) =>
    [
      white('M10 34 H74 L82 22 L98 30 L92 46 H84 V62 H12 C6 54 6 42 10 34 Z'),
      shade(ellipse(40, 46, 14, 9)),
      line('M18 62 V88 M28 62 V84 M66 62 V84 M76 62 V88 M84 22 L82 12'),
    ].map((shape) => ({ ...shape, shift })),
  ),
  guest: [
    white(box(12, 6, 48, 88)),
    ink(circle(22, 52, 3)),
    white(circle(78, 30, 11)),
    shade('M66 94 V58 C66 40 90 40 90 58 V94 Z'),
  ],
  licence: [
    white(box(6, 20, 88, 60)),
    shade(box(14, 32, 28, 36)),
    white(circle(28, 44, 7)),
    line('M18 68 C18 54 38 54 38 68 M50 38 H86 M50 50 H86 M50 62 H72'),
  ],
  draft: [
    white(box(14, 6, 62, 88)),
    line('M24 22 H66 M24 36 H54 M24 50 H66 M24 64 H48 M22 32 L58 42 M58 32 L22 42'),
    shade('M58 72 L86 44 L96 54 L68 82 L54 86 Z'),
  ],
  draught: [
    white(box(6, 8, 50, 84)),
    line('M31 8 V92 M6 50 H56'),
    line('M46 32 H82 C94 32 94 18 84 18 M46 50 H92 M46 66 H80 C92 66 92 82 82 82'),
  ],
  bridle: [
    white(
      'M26 96 C30 70 22 46 38 22 L44 6 L52 20 C68 26 86 48 90 64 C90 76 76 78 70 70 L56 60 C54 74 60 86 64 96 Z',
    ),
    line('M40 40 L60 26 M58 60 L82 46 M40 40 L58 60 M60 26 L78 50'),
    ink(circle(56, 36, 3)),
  ],
  bridal: [
    shade('M26 96 C18 56 22 12 50 8 C78 12 82 56 74 96 Z'),
    white(circle(50, 36, 17)),
    line('M36 24 C42 14 58 14 64 24'),
    ink(circle(44, 36, 2)),
    ink(circle(56, 36, 2)),
    line('M44 44 C48 48 52 48 56 44 M36 64 C42 56 58 56 64 64'),
  ],
  brake: [
    white('M2 26 H58 V40 H2 Z'),
    white('M52 22 H96 V44 H52 Z'),
    line('M62 22 V44 M72 22 V44 M82 22 V44'),
    shade('M30 22 H44 V46 L54 58 C68 68 82 66 94 56 L98 66 C84 80 64 80 46 68 L30 48 Z'),
    line('M34 50 C30 66 20 78 4 84'),
  ],
  scene: [
    shade('M4 6 H96 V18 H4 Z M4 18 H22 C24 48 16 70 4 82 Z M96 18 H78 C76 48 84 70 96 82 Z'),
    line('M2 92 H98'),
    white('M36 92 V56 L50 42 L64 56 V92 Z'),
    white(circle(64, 30, 6)),
  ],
  weary: [
    white(circle(46, 56, 38)),
    line('M24 48 C30 54 36 54 40 48 M54 48 C58 54 64 54 70 48 M38 74 H56'),
    line('M74 8 H90 L74 26 H92 M60 4 H68 L60 14 H69'),
  ],
  aloud: [
    white('M6 38 H22 L62 14 V86 L22 62 H6 Z'),
    line('M72 36 C80 44 80 56 72 64 M82 24 C98 40 98 60 82 76 M20 62 L26 90 H36 L32 68'),
  ],
} satisfies Record<string, Picture>;
