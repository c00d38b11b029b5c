import { CODE_RESEND_SECONDS } from '#contract/limits.ts';
import { batched } from '../../batched.ts';
import type { Deps } from '../../deps.ts';
import type { Origin } from '../../http/browser-cookie.ts';
import { inTurn } from '../../in-turn.ts';
import { lineIsFull } from '../../limits/take.ts';
import { type Familiarity, findFamiliarities } from './known-places.queries.ts';

const LINE = {
  atOnce: 2,
  restFactor: 1,
  longestLine: 1000,
  longestLane: 500,
  longestWaitMs: 20_000,
};
const REFUSALS = {
  request: () => lineIsFull('sign-in/too-many-codes'),
  try: () => lineIsFull('sign-in/too-many-tries'),
};

interface Wanted extends Origin {
  email: string;
  /** Whether a code is asked for or tried. */
  purpose: keyof typeof REFUSALS;
  /** Called before a stranger waits. */
  refuseStranger?: () => void;
}

/**
 * Two requests at a time in each line, with rests between them, so that a flood of requests leaves connections and
 * processors to the teachers at work. Browsers that have signed in to the address have a line of their own, and so have
 * those that asked for a code which they may still try or replace: strangers can have as many cookies and networks as
 * they like, and would otherwise fill every place in the line. A third line is for addresses with an account in a
 * network of their school, where a pupil may be the stranger; it has a lane for each address.
 */
export function createCodeTurns({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const lines: Record<Familiarity, ReturnType<typeof inTurn>> = {
    known: inTurn(LINE),
    asked: inTurn(LINE),
    colleague: inTurn(LINE),
    strange: inTurn(LINE),
  };
  const findForRequest = createFinder('request');
  const findForTry = createFinder('try');

  return async function takeTurn<Result>(
    { email, purpose, refuseStranger, ...origin }: Wanted,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const { browser, isNewBrowser, network } = origin;
    const find = purpose === 'request' ? findForRequest : findForTry;
    const familiarity = (await find(`${email} ${network} ${browser}`)) ?? 'strange';
    if (familiarity === 'strange') refuseStranger?.();
    const ownLane = isNewBrowser ? network : browser;
    const lane = familiarity === 'colleague' ? email : ownLane;
    return lines[familiarity](work, lane, REFUSALS[purpose]);
  };

  /** Many at once are looked up together, so that a flood takes one connection. */
  function createFinder(purpose: Wanted['purpose']) {
    const olderThanMs = purpose === 'request' ? CODE_RESEND_SECONDS * 1000 : 0;
    return batched((keys) => findFamiliarities(db, keys, { now: now(), olderThanMs }));
  }
}
