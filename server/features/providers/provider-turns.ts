import type { Origin } from '../../http/browser-cookie.ts';
import { largestNetworkOf } from '../../http/client-network.ts';
import { inTurn } from '../../in-turn.ts';
import { lineIsFull } from '../../limits/take.ts';

const LINE = {
  /** A provider answers within a fifth of a second, so this is a hundred sign-ins a second. */
  atOnce: 20,
  longestLine: 500,
  longestLane: 200,
  longestWaitMs: 15_000,
  refusal: () => lineIsFull('sign-in/too-many-tries'),
};

/**
 * Bounds the connections to a provider, however many callers come back at once: strangers with made-up answers could
 * otherwise open thousands. Networks take turns, and browsers that have signed in before have a line of their own.
 */
export function createProviderTurns(hasSignedIn: (browser: string) => Promise<boolean>) {
  const lines = { known: inTurn(LINE), others: inTurn(LINE) };
  let underWay = 0;
  return async function takeTurn<Result>(
    { browser, network }: Origin,
    work: () => Promise<Result>,
  ): Promise<Result> {
    underWay += 1;
    try {
      const isKnown = underWay > LINE.atOnce && (await hasSignedIn(browser));
      const line = isKnown ? lines.known : lines.others;
      return await line(work, isKnown ? browser : largestNetworkOf(network));
    } finally {
      underWay -= 1;
    }
  };
}
