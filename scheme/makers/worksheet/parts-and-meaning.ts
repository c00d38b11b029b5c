import type { TeachingWeek } from '../../week.ts';
import { parseMorphemes, parseSounds } from '../../words/word-parts.ts';
import { entryOf } from '../../words/words.ts';
import { widthOf } from '../paper/fonts.ts';
import type { Run } from '../paper/runs.ts';
import type { WordParts } from '../paper/word-part-marks.ts';
import type { WeekPlace } from '../week-place.ts';
import { cutWide } from '../words/cut-marks.ts';
import { isOldest } from '../words/is-oldest.ts';
import { cutsSounds, type SupportStart } from './support-start.ts';
import { isAboutParts, wordInParts } from './word-in-parts.ts';

interface Line {
  place: WeekPlace;
  week: TeachingWeek;
  start: SupportStart;
  size: number;
  width: number;
}

interface PartsAndMeaning {
  runs: Run[];
  /** What the mark between the pieces of the word shows, where there is one. */
  mark?: WordParts;
}

/** 'tol · er · ance' and what it means; the meaning alone where both do not fit the line. */
export function partsAndMeaning(word: string, line: Line): PartsAndMeaning {
  const { meaning } = entryOf(word);
  // A word in its parts would show the letters that are to be chosen.
  if (line.start.kind === 'choose') return { runs: [{ text: meaning }] };
  const sum = line.start.kind === 'finish' && isOldest(line.place) ? sumOf(word) : undefined;
  const pieces = sum === undefined ? piecesOf(word, line) : [];
  const cutBy = piecesAre(line);
  const label = `${(sum ?? cutWide(pieces, cutBy)) || word}: `;
  const width = widthOf('readingBold', label) + widthOf('reading', meaning);
  if (width * line.size > line.width) return { runs: [{ text: meaning }] };
  return {
    runs: [{ text: label, font: 'readingBold' }, { text: meaning }],
    ...(pieces.length > 1 ? { mark: cutBy } : {}),
  };
}

function piecesAre({ place, week }: Line): WordParts {
  if (cutsSounds(place)) return 'sounds';
  return isAboutParts(week) ? 'morphemes' : 'syllables';
}

function piecesOf(word: string, { place, week }: Line): string[] {
  const entry = entryOf(word);
  if (!cutsSounds(place)) return wordInParts(week, word);
  const sounds = entry.sounds === undefined ? [] : parseSounds(entry.sounds);
  // The two halves of a split digraph cannot be shown in one row of sounds.
  return sounds.some(({ apart }) => apart !== undefined)
    ? []
    : sounds.map(({ letters }) => letters);
}

/** 'prefer + ed' where the join changes letters: its parts as they are in the word would show them. */
function sumOf(word: string): string | undefined {
  const parts = parseMorphemes(entryOf(word).morphemes ?? '');
  const isChanged = parts.some(({ letters, alone }) => letters !== alone);
  return isChanged ? parts.map(({ alone }) => alone).join(' + ') : undefined;
}
