import type { Block } from '../paper/flowing.ts';
import type { Run } from '../paper/runs.ts';
import type { Session } from '../sessions.ts';
import type { Slide } from '../slides/slide.ts';

/** 'Slides 2 to 8' and what is done with them. */
export function sessionBlock(session: Session, slides: Slide[], told: string): Block {
  const numbers = slides.flatMap((slide, index) =>
    slide.session?.number === session.number ? [index + 1] : [],
  );
  const range = `Slides ${numbers.at(0)} to ${numbers.at(-1)}. `;
  const content: Run[] = [
    { text: `${session.name}. `, font: 'readingBold' },
    { text: range },
    { text: told },
  ];
  return { kind: 'text', label: `Session ${session.number}`, content };
}

/** The number, the word, its sentence and the word again. */
export function scriptBlocks(words: { word: string; sentence: string }[]): Block[] {
  return words.map(({ word, sentence }, index) => {
    const content: Run[] = [
      { text: `${word}. `, font: 'readingBold' },
      { text: `${sentence} ` },
      { text: `${word}.`, font: 'readingBold' },
    ];
    return { kind: 'text', label: String(index + 1), content };
  });
}
