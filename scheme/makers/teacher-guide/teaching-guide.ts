import type { TeachingWeek } from '../../week.ts';
import type { Block } from '../paper/flowing.ts';
import type { WeekPlace } from '../week-place.ts';
import { exitWords } from '../words/exit-words.ts';
import { revisitWords } from '../words/returning-words.ts';
import { exitCue } from './exit-cue.ts';
import { scriptBlocks } from './guide-blocks.ts';
import { teachingSessions } from './teaching-sessions.ts';

/** Two pages for a teacher who opens them five minutes before the lesson. */
export function teachingGuide(place: WeekPlace, week: TeachingWeek): Block[] {
  const { notes, requirement, mistakes, dictation } = week;
  return [
    { kind: 'heading', text: 'Five sessions of 15 minutes, each with a minute of talk first' },
    ...teachingSessions(place, week),
    {
      kind: 'text',
      label: 'One lesson',
      content: 'Sessions 1, 2 and 4 fill 45 minutes. Keep the Exit check for the next day.',
    },
    { kind: 'text', label: 'Curriculum', content: requirement },
    { kind: 'heading', text: 'Say and watch for' },
    { kind: 'text', label: 'Say', content: notes.say },
    { kind: 'text', label: 'Watch for', content: notes.watchFor },
    ...mistakes.map(({ wrong, right, why }, index): Block => ({
      kind: 'text',
      label: index === 0 ? 'Mistakes' : '',
      content: [{ text: right, font: 'readingBold' }, { text: `, not ${wrong}. ${why}` }],
    })),
    { kind: 'heading', text: 'Support and stretch' },
    {
      kind: 'text',
      label: 'Support',
      content: notes.support,
    },
    { kind: 'text', label: 'Challenge', content: week.challenge },
    { kind: 'text', label: 'Answer', content: week.challengeAnswer },
    { kind: 'text', label: 'Stretch', content: notes.stretch },
    { kind: 'text', label: 'Answer', content: notes.stretchAnswer },
    { kind: 'heading', text: 'Script: Revisit (word, sentence, word)' },
    ...scriptBlocks(revisitWords(place)),
    { kind: 'heading', text: 'Script: dictation' },
    ...dictation.map((content, index): Block => ({
      kind: 'text',
      label: String(index + 1),
      content,
    })),
    { kind: 'heading', text: 'Script: Exit check (word, sentence, word)' },
    ...scriptBlocks(exitWords(week)),
    ...exitCue(place, week),
  ];
}
