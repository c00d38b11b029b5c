import type { ProviderId } from '#contract/sign-in-ways.ts';
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
 * Bounds the connections to each provider, however many callers come back at once: strangers with made-up answers could
 * otherwise open thousands. Networks take turns, and browsers that have signed in before have a line of their own. So
 * has each provider: one that does not answer holds up nobody who comes back from another.
 */
export function createProviderTurns(hasSignedIn: (browser: string) => Promise<boolean>) {
  const providers = new Map<ProviderId, ReturnType<typeof createLines>>();
  return async function takeTurn<Result>(
    provider: ProviderId,
    { browser, network }: Origin,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const lines = providers.get(provider) ?? createLines();
    providers.set(provider, lines);
    lines.underWay += 1;
    try {
      const isKnown = lines.underWay > LINE.atOnce && (await hasSignedIn(browser));
      const line = isKnown ? lines.known : lines.others;
      return await line(work, isKnown ? browser : largestNetworkOf(network));
    } finally {
      lines.underWay -= 1;
    }
  };
}

function createLines() {
  return { known: inTurn(LINE), others: inTurn(LINE), underWay: 0 };
}
