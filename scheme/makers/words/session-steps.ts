import type { TeacherNotes } from '../../week.ts';

const SESSION_MINUTES = 15;
const PUZZLE_OR_BY_HEART = /^(?:Sort|Odd one out|By heart|Learn)\b/u;
const APPLY = /^(?:Dictation|Apply|Fix|Find and fix|Mend|Mistakes|Spot and fix|Memory tricks)\b/u;

type Step = TeacherNotes['steps'][number];
type SessionSteps = Record<'teach' | 'practise' | 'apply' | 'check', Step[]>;

/** The steps that were planned for 45 minutes, in the session where their slides stand. */
export function stepsBySession({ steps }: TeacherNotes): SessionSteps {
  const bySession: SessionSteps = { teach: [], practise: [], apply: [], check: [] };
  let minutes = 0;
  for (const step of steps) {
    bySession[sessionOf(step.text, minutes)].push(step);
    minutes += step.minutes;
  }
  return bySession;
}

/** What the notes say about reading and writing the words of the week, group by group. */
export function stepsAboutWords(notes: TeacherNotes): string {
  return practiseTexts(notes)
    .filter((text) => !PUZZLE_OR_BY_HEART.test(text))
    .join(' ');
}

export function stepsAboutByHeart(notes: TeacherNotes): string {
  return practiseTexts(notes)
    .filter((text) => PUZZLE_OR_BY_HEART.test(text))
    .join(' ');
}

/** Whether a step is about the puzzle or the words to know by heart, and not about the groups. */
export function isPuzzleOrByHeart({ text }: Step): boolean {
  return PUZZLE_OR_BY_HEART.test(text);
}

function practiseTexts(notes: TeacherNotes): string[] {
  return stepsBySession(notes).practise.map(({ text }) => text);
}

function sessionOf(text: string, minutesBefore: number): keyof SessionSteps {
  if (text.startsWith('Exit check')) return 'check';
  if (APPLY.test(text)) return 'apply';
  if (PUZZLE_OR_BY_HEART.test(text) || minutesBefore >= SESSION_MINUTES) return 'practise';
  return 'teach';
}
