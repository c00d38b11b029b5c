import type { TeacherNotes } from '../../week.ts';

type ReviewSteps = Record<'check' | 'mark' | 'passage' | 'rules' | 'before', TeacherNotes['steps']>;

const BEGINNINGS: [keyof ReviewSteps, RegExp][] = [
  ['check', /^(?:Settle|Check|The check|Read)\b/u],
  ['mark', /^(?:Mark|Put right)\b/u],
  ['passage', /^(?:Passage|Dictate|Dictation)\b/u],
  ['rules', /^(?:Gap grid|Gaps|Fill in the gap grid)\b/u],
];

/** The steps of a review in the session where their slides stand; the warm-up waits until after the check. */
export function reviewSteps({ steps }: TeacherNotes): ReviewSteps {
  const bySession: ReviewSteps = { check: [], mark: [], passage: [], rules: [], before: [] };
  for (const [index, step] of steps.entries()) {
    const [session] = BEGINNINGS.find(([, beginning]) => beginning.test(step.text)) ?? [];
    bySession[session ?? (index === 0 ? 'rules' : 'before')].push(step);
  }
  return bySession;
}
