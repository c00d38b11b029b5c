import { below, columns } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import type { TeachingWeek } from '../../week.ts';
import { TEACHING_SESSIONS } from '../sessions.ts';
import { isReadTwice, type Practice } from '../worksheet/practice-section.ts';
import { isAboutParts } from '../worksheet/word-in-parts.ts';
import type { Slide } from './slide.ts';
import {
  CHECK,
  COVER,
  drawCut,
  drawEye,
  drawFold,
  drawSpeech,
  drawStep,
  drawTick,
  LOOK,
  SAY,
  type Step,
  WRITE,
} from './steps.ts';

interface PracticeOfPage {
  practice: Practice;
  isForYoungest: boolean;
}

interface Told {
  title: string;
  /** On the page before the session. */
  step: string;
  steps: Step[];
  task: string;
  notes: string;
}

/** What the class does with part B of the worksheet. */
const TOLD: Record<Practice, Told> = {
  cover: {
    title: 'The words are covered now',
    step: 'Look, say, cover, write',
    steps: [LOOK, SAY, COVER, WRITE, CHECK],
    task: 'Write each word from memory. Then look back, check letter by letter, and try again.',
    notes:
      'Worksheet, part B. The words are hidden: children write each from memory, then uncover and check letter by letter.',
  },
  rule: {
    title: 'Which rule is it?',
    step: 'Name the rule, cover, write',
    steps: [SAY, { word: 'Rule', draw: drawEye }, COVER, WRITE, CHECK],
    task: 'Name the rule that explains each word. Then write the word from memory.',
    notes:
      'Worksheet, part B. Children write the number of the rule beside each word. Ask how they know before you agree.',
  },
  sounds: {
    title: 'Sound it out, then write',
    step: 'Sound it out, cover, write',
    steps: [SAY, { word: 'Sounds', draw: drawCut }, COVER, WRITE, CHECK],
    task: 'Say each sound and write its letters in a box. Then cover the word and write it.',
    notes:
      'Worksheet, part B. A box for each sound: ask which sound has more than one letter, and which could be spelt another way.',
  },
  cut: {
    title: 'Cut, mark, cover, write',
    step: 'Cut, mark, cover, write',
    steps: [SAY, { word: 'Cut', draw: drawCut }, { word: 'Mark', draw: drawEye }, COVER, WRITE],
    task: 'Cut each word into syllables and note its tricky letters. Then write it from memory.',
    notes:
      'Worksheet, part B. A box for each syllable. Ask which syllable hides the tricky letters, and what will help to remember them.',
  },
  fold: {
    title: 'Partners read, partners write',
    step: 'Fold, listen, write, mend',
    steps: [
      { word: 'Fold', draw: drawFold },
      { word: 'Listen', draw: drawSpeech },
      WRITE,
      { word: 'Mend', draw: drawTick },
    ],
    task: 'Your partner says each word in a sentence. Write it, unfold and mend it. Then swap.',
    notes:
      'Worksheet, part B. The words are folded back: partners read them out in any order, each in a sentence, then swap.',
  },
  meanings: {
    title: 'A word for each meaning',
    step: 'A word for each meaning',
    steps: [{ word: 'Read', draw: drawEye }, { word: 'Choose', draw: drawSpeech }, WRITE, CHECK],
    task: 'Read the meaning, choose the word that fits, write it and cross it off.',
    notes:
      'Worksheet, part B. Children cover the word before they write it, then check it letter by letter against its card.',
  },
};
const RADIUS = 62;

export function practiceStep(practice: Practice): string {
  return TOLD[practice].step;
}

/** As the worksheet of the youngest has it. */
const READ_TWICE = {
  task: 'Your partner says each word twice. Write it, unfold and mend it. Then swap.',
  notes:
    'Worksheet, part B. The words are folded back: partners read them out in any order, each twice, then swap.',
} as const;

/** As the worksheet has it in a week about roots, prefixes and suffixes. */
const OF_PARTS = {
  task: 'Cut each word into its parts and note its tricky letters. Then write it from memory.',
  notes:
    'Worksheet, part B. A box for each part: root, prefix or suffix. Ask which part hides the tricky letters, and what will help to remember them.',
} as const;

/** Shown once the words are hidden: what to do, step by step, and nothing to copy from. */
export function practiceSlide(week: TeachingWeek, page: PracticeOfPage): Slide {
  const { title, steps, task, notes } = { ...TOLD[page.practice], ...asOnWorksheet(week, page) };
  return {
    title,
    session: TEACHING_SESSIONS.practise,
    notes,
    draw(sheet, area) {
      for (const [index, column] of columns(area, steps.length, 16).entries()) {
        const step = steps[index];
        if (step === undefined) continue;
        const [x, y] = [column.x + column.width / 2, area.y + RADIUS + 24];
        sheet.ornament((document) => {
          if (index > 0) {
            document
              .moveTo(x - column.width + RADIUS - 10, y)
              .lineTo(x - RADIUS - 6, y)
              .lineWidth(4)
              .stroke(COLOURS.line);
          }
          drawStep(document, step, { x, y, radius: RADIUS });
        });
        sheet.text({
          name: `step ${index + 1}`,
          kind: 'board',
          content: step.word,
          font: 'readingBold',
          size: 44,
          box: { ...column, y: y + RADIUS + 12, height: 60 },
          align: 'centre',
          oneLine: true,
        });
      }
      sheet.text({
        name: 'what to do',
        kind: 'board',
        content: task,
        size: 44,
        box: below(area, 2 * RADIUS + 110),
        valign: 'middle',
      });
    },
  };
}

/** What the worksheet tells differently in some weeks. */
function asOnWorksheet(week: TeachingWeek, page: PracticeOfPage): Partial<Told> {
  if (isReadTwice(week, page)) return READ_TWICE;
  return page.practice === 'cut' && isAboutParts(week) ? OF_PARTS : {};
}
