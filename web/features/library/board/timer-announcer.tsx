import { useState } from 'react';
import { type BoardStore, useBoardState } from './board-store.ts';
import { timerNews } from './timer-news.ts';

/**
 * Tells a screen reader what was done to the timer, from either window. Always there, because only changes of a region it
 * knows are announced; the seconds are not in it.
 */
export function TimerAnnouncer({ board }: { board: BoardStore }) {
  const timer = useBoardState(board, (state) => state.timer);
  const [known, setKnown] = useState(timer);
  const [news, setNews] = useState('');
  if (known !== timer) {
    setKnown(timer);
    setNews((last) => timerNews(known, timer) ?? last);
  }
  return <output className="sr-only">{news}</output>;
}
