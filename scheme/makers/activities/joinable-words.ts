import { joinOf } from '../../words/joins.ts';
import type { TeachingWeek } from '../../week.ts';
import { parseMorphemes } from '../../words/word-parts.ts';
import type { WeekPlace } from '../week-place.ts';
import type { ActivityItem } from './activity.ts';
import { hasEndings } from './whole-root.ts';
import { mixedWords } from './word-list.ts';

/** Words made of a root and its endings, the kinds of join in turn; none before Year 4, which begins with morphemes. */
export function joinableWords({ year }: WeekPlace, week: TeachingWeek): ActivityItem[] {
  if (year.name === 'Year 2' || year.name === 'Year 3') return [];
  const items = mixedWords(week, 'join').flatMap(({ word, entry }): ActivityItem[] => {
    const { morphemes = '' } = entry;
    const join = hasEndings(morphemes) ? joinOf(morphemes) : undefined;
    if (join === undefined) return [];
    const sum = parseMorphemes(morphemes).map(({ alone }) => alone);
    return [{ prompt: `${sum.join(' + ')} =`, answer: word, join }];
  });
  return inTurn(items);
}

function inTurn(items: ActivityItem[]): ActivityItem[] {
  const turns = items.map((item, index) => ({
    item,
    turn: items.slice(0, index).filter(({ join }) => join?.kind === item.join?.kind).length,
  }));
  return turns.toSorted((one, other) => one.turn - other.turn).map(({ item }) => item);
}
