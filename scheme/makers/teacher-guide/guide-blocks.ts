import type { Block } from '../paper/flowing.ts';
import { type Run, textOf } from '../paper/runs.ts';
import type { Session } from '../sessions.ts';
import type { Slide } from '../slides/slide.ts';
import { marksKey } from '../words/marks-key.ts';
import { type LevelParts, levelRuns } from './level-parts.ts';
import type { TimedStep } from './timed-steps.ts';

/** 'Revisit:' or 'Hear it:' at the start of a step. */
const STEP_NAME = /^[A-Z][^.:?!]{1,28}:/u;

interface Told<Key extends string> {
  steps: Record<Key, TimedStep[]>;
  levels: Record<Key, LevelParts>;
}

/** The sessions of a week in their order. */
export function sessionBlocks<Key extends string>(
  sessions: Record<Key, Session>,
  slides: Slide[],
  { steps, levels }: Told<Key>,
): Block[] {
  const isKey = (key: string): key is Key => key in sessions;
  return Object.keys(sessions)
    .filter(isKey)
    .map((key) => sessionBlock(sessions[key], slides, steps[key], levelRuns(levels[key])));
}

/** 'Slides 2 to 8' and what is done with them, step by step; the names of the steps stand out. The other levels come last. */
function sessionBlock(session: Session, slides: Slide[], steps: TimedStep[], levels: Run[]): Block {
  const numbers = slides.flatMap((slide, index) =>
    slide.session?.number === session.number ? [index + 1] : [],
  );
  const range = `Slides ${numbers.at(0)} to ${numbers.at(-1)}. `;
  const content: Run[] = [
    { text: `${session.name}. `, font: 'readingBold' },
    { text: range },
    ...steps.flatMap(stepRuns),
    ...levels,
  ];
  return { kind: 'text', label: `Session ${session.number}`, content };
}

/** The minutes and the name, if it has them, stand out. */
function stepRuns({ text, minutes }: TimedStep): Run[] {
  const [name = ''] = STEP_NAME.exec(text) ?? [];
  const time = minutes === undefined ? '' : `(${minutes}\u00A0min)`;
  const start = [time, name].filter((part) => part !== '').join(' ');
  const rest = `${text.slice(name.length).trimStart()} `;
  return start === ''
    ? [{ text: rest }]
    : [{ text: `${start} `, font: 'readingBold' }, { text: rest }];
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

/** The marks that the blocks and the slides use, told under the first heading. */
export function withMarksKey(
  blocks: Block[],
  marks: { rule: string; onSlides: string[] },
): Block[] {
  const texts = blocks.map((block) =>
    block.kind === 'heading' ? block.text : textOf(block.content),
  );
  const key = marksKey(texts.join('\n'), marks);
  if (key === undefined) return blocks;
  return [
    ...blocks.slice(0, 1),
    { kind: 'text', label: 'Marks', content: key },
    ...blocks.slice(1),
  ];
}
