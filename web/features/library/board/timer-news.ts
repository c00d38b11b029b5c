import { boardCopy } from '../../../copy/board.ts';
import { type Timer, timerOf } from './timer.ts';

const { minutes: inMinutes, news } = boardCopy.timer;

/** What a screen reader says when the timer was changed; undefined when nothing was. */
export function timerNews(before: Timer | null, after: Timer | null): string | undefined {
  if (!after) return before ? news.closed : undefined;
  const time = inMinutes(after.minutes);
  if (!before) return news.opened(time);
  if (before.minutes !== after.minutes) return time;
  if (before.endsAt === after.endsAt && before.leftMs === after.leftMs) return undefined;
  if (after.endsAt !== null) return news.started;
  return after.leftMs === timerOf(after.minutes).leftMs ? news.reset(time) : news.paused;
}
