import { type KnowledgeTexts, knowledgeSteps } from './knowledge.ts';

/** For browsers that do not say when they are idle. */
const PAUSE_MS = 50;
const STEPS_BETWEEN_PAUSES = 20;

/** Prepares for the first question while nothing else is done. The answer stops it. */
export function prepareAhead(texts: KnowledgeTexts): () => void {
  const steps = knowledgeSteps(texts);
  let cancelNext = whenIdle(next);
  return () => cancelNext();

  function next(hasTime: () => boolean): void {
    do {
      if (steps.next().done) return;
    } while (hasTime());
    cancelNext = whenIdle(next);
  }
}

/** Safari does not have `requestIdleCallback`. */
function whenIdle(work: (hasTime: () => boolean) => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback((idle) => work(() => idle.timeRemaining() > 0));
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(() => {
    let left = STEPS_BETWEEN_PAUSES;
    work(() => (left -= 1) > 0);
  }, PAUSE_MS);
  return () => clearTimeout(timer);
}
