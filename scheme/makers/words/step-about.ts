import type { TeacherNotes } from '../../week.ts';

/** What the notes say about the step of that place in the week: Revisit, Hear it, Rule. */
export function stepAbout({ steps }: TeacherNotes, place: number): string {
  return steps[place]?.text ?? '';
}
