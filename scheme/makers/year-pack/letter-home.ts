import { BRAND } from '#contract/brand.ts';
import type { Block } from '../paper/flowing.ts';
import type { Sheet } from '../paper/sheet.ts';
import { roomyAt } from '../paper/text-setting.ts';
import type { SchoolYear } from '../../scheme.ts';
import { packText } from './year-pack-text.ts';

/** What families need to know, on one page. */
export function drawLetterHome(year: SchoolYear): Sheet {
  const blocks: Block[] = [
    ...paragraphs([
      'Dear families,',
      `This year your child learns to spell with ${BRAND.name}. Each week the class studies one pattern, and learns a few words by heart. In every sixth week we look back and check what has stayed.`,
      'Each week a home sheet comes with the words, what they mean, sentences to finish and a game. Ten minutes on each of two days is plenty.',
    ]),
    { kind: 'heading', text: 'At home' },
    { kind: 'text', label: 'Day 1', content: 'Half of the words, and a sentence to finish.' },
    {
      kind: 'text',
      label: 'Day 2',
      content: 'The other words, and the game. The boxes at the top of the sheet say which.',
    },
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
      "You need not be a good speller yourself. If you would like to talk about spelling at home, please speak to your child's teacher.",
      'With best wishes,',
      `Class teacher: ${'_'.repeat(32)}`,
    ]),
  ];
  return packText(year, { title: 'Letter home', blocks, pages: 1, settings: roomyAt(14) });
}

function paragraphs(texts: string[]): Block[] {
  return texts.map((content) => ({ kind: 'text', content }));
}
