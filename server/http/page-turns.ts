import { inTurn } from '../in-turn.ts';

type Turns = ReturnType<typeof inTurn>;

/** Visitors can ask for pages at ever new addresses. */
const VISITORS = {
  atOnce: 1,
  restFactor: 60,
  restCreditMs: 20_000,
  longestLine: 200,
  longestWaitMs: 1000,
};
/** A form has been carried out when its page is rendered, so it waits longer. */
const FORMS = { ...VISITORS, restFactor: 20, longestWaitMs: 15_000 };
/** A browser that opens page after page waits; nobody else ever does. */
const SESSION = {
  atOnce: 1,
  restFactor: 30,
  restCreditMs: 9000,
  longestRestMs: 500,
  longestLine: 20,
  longestWaitMs: 5000,
};
/** The turns of this many sessions are remembered: those that opened a page last. */
const MOST_SESSIONS = 5000;

/**
 * While a page is rendered the process does nothing else. So visitors together, their forms together, and every
 * signed-in browser by itself use only a small part of the processor for it. A request that waits too long is refused.
 */
export function createPageTurns() {
  const turnsBySession = new Map<string, Turns>();
  return { takeVisitorsTurn: inTurn(VISITORS), takeFormsTurn: inTurn(FORMS), takeSessionsTurn };

  function takeSessionsTurn<Result>(work: () => Promise<Result>, id: string): Promise<Result> {
    const turns = turnsBySession.get(id) ?? inTurn(SESSION);
    turnsBySession.delete(id);
    turnsBySession.set(id, turns);
    const [oldest = ''] = turnsBySession.keys();
    if (turnsBySession.size > MOST_SESSIONS) turnsBySession.delete(oldest);
    return turns(work);
  }
}
