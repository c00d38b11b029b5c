import { BRAND } from '#contract/brand.ts';
import { COLOURS } from '../paper/colours.ts';
import type { Block } from '../paper/flowing.ts';
import { drawAppleOutline } from '../paper/ornaments.ts';
import { Sheet } from '../paper/sheet.ts';
import { roomyAt } from '../paper/text-setting.ts';
import type { SchoolYear } from '../../scheme.ts';
import { packText } from './year-pack-text.ts';

const PAGE = { width: 841.89, height: 595.28 } as const;

/** To be signed and handed over at the end of a half-term or of the year. */
export function drawCertificate({ name }: SchoolYear): Sheet {
  const sheet = new Sheet({ title: `${name} · Year pack: Certificate`, ...PAGE });
  sheet.addPage();
  sheet.ornament((document) => {
    document
      .rect(30, 30, PAGE.width - 60, PAGE.height - 60)
      .lineWidth(3)
      .stroke(COLOURS.ink);
    document
      .rect(38, 38, PAGE.width - 76, PAGE.height - 76)
      .lineWidth(0.8)
      .stroke(COLOURS.ink);
    drawAppleOutline(document, PAGE.width / 2 - 32, 66, 64);
    for (const [x, y, width] of LINES) {
      document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.8)
        .stroke(COLOURS.ink);
    }
  });
  for (const { content, y, size, tag } of CERTIFICATE) {
    sheet.text({
      name: content,
      kind: 'print',
      content: content.replace('YEAR', name),
      font: tag === 'H1' ? 'heading' : 'reading',
      size,
      box: { x: 60, y, width: PAGE.width - 120, height: size * 1.5 },
      align: 'centre',
      oneLine: true,
      tag,
    });
  }
  for (const [label, x] of [
    ['Teacher', 150],
    ['Date', 480],
  ] as const) {
    sheet.text({
      name: label,
      kind: 'print',
      content: label,
      size: 14,
      box: { x, y: 492, width: 210, height: 22 },
      align: 'centre',
    });
  }
  return sheet;
}

const LINES = [
  [230, 300, 382],
  [170, 408, 502],
  [150, 488, 210],
  [480, 488, 210],
] as const;
const CERTIFICATE = [
  { content: 'Certificate', y: 142, size: 44, tag: 'H1' },
  { content: 'This is to say that', y: 222, size: 18, tag: 'P' },
  { content: 'has worked hard at spelling in YEAR, and is proud of', y: 318, size: 18, tag: 'P' },
  { content: BRAND.name, y: 428, size: 14, tag: 'P' },
] as const;

/** What families need to know, on one page. */
export function drawLetterHome(year: SchoolYear): Sheet {
  const blocks: Block[] = [
    ...paragraphs([
      'Dear families,',
      `This year your child learns to spell with ${BRAND.name}. Each week the class studies one pattern, and learns one, two or three words by heart. In every sixth week we look back and check what has stayed.`,
      'Each week a home sheet comes with the words, what they mean, sentences to finish and a game. Ten minutes on each of two days is plenty.',
    ]),
    { kind: 'heading', text: 'At home' },
    { kind: 'text', label: 'Day 1', content: 'Half of the words, and a sentence to finish.' },
    { kind: 'text', label: 'Day 2', content: 'The other words, and the game.' },
    {
      kind: 'text',
      label: 'The sheet',
      content:
        'It changes from week to week: a table to fill, words to fold back, cards to cut out, or squares to play for.',
    },
    {
      kind: 'text',
      label: 'How',
      content:
        'Read a word out and say it in a sentence. Your child looks at the word, says it, covers it, writes it and checks it letter by letter. Copying a word many times helps less than writing it once from memory.',
    },
    {
      kind: 'text',
      label: 'Too hard?',
      content: 'Take three words instead of six. Say together which letters are the tricky part.',
    },
    {
      kind: 'text',
      label: 'Too easy?',
      content:
        'Ask for a sentence with two of the words, or for other words with the same pattern.',
    },
    {
      kind: 'text',
      label: 'Mistakes',
      content:
        'A mistake is useful: it shows which letters to look at. Praise the letters that are right, then find the one to change.',
    },
    { kind: 'heading', text: 'Talk to us' },
    ...paragraphs([
      'You need not be a good speller yourself. If you would like to talk about spelling at home, please speak to your child’s teacher.',
      'With best wishes,',
      `Class teacher: ${'_'.repeat(32)}`,
    ]),
  ];
  return packText(year, { title: 'Letter home', blocks, pages: 1, settings: roomyAt(14) });
}

function paragraphs(texts: string[]): Block[] {
  return texts.map((content) => ({ kind: 'text', content }));
}
