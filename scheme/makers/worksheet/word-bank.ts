import { BOTTOM, LEFT, WIDTH } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import { shuffled } from '../words/shuffled.ts';

export const WORD_BANK_HEIGHT = 58;

interface WordBank {
  words: string[];
  /** Mixes the words. */
  focus: string;
  letter: string;
}

/** At the foot of the page; folded back before part C, as the dictation has some of its words. */
export function drawWordBank(sheet: Sheet, { words, focus, letter }: WordBank): void {
  const y = BOTTOM - WORD_BANK_HEIGHT;
  sheet.ornament((document) => {
    document
      .moveTo(0, y)
      .lineTo(LEFT * 2 + WIDTH, y)
      .dash(5, { space: 4 })
      .lineWidth(0.8)
      .stroke('#555555')
      .undash();
  });
  sheet.text({
    name: 'about the word bank',
    kind: 'print',
    content: `Word bank for part ${letter}: two words are left over. Fold it back before part C.`,
    font: 'plain',
    size: 12,
    box: { x: LEFT, y: y + 7, width: WIDTH, height: 16 },
    oneLine: true,
  });
  sheet.text({
    name: 'word bank',
    kind: 'print',
    content: shuffled(words, focus).join('\u00A0\u00A0\u00A0 '),
    font: 'readingBold',
    size: 14,
    box: { x: LEFT, y: y + 26, width: WIDTH, height: 24 },
    valign: 'middle',
    oneLine: true,
  });
}
