import type { Database } from '../../db/database.ts';
import { createLimiter } from '../../limits/limiter.queries.ts';
import { take } from '../../limits/take.ts';

const HOUR_SECONDS = 60 * 60;
/** More than anybody has to say, and few enough to read. */
const MESSAGES_AN_HOUR = 10;
/** Many schools may share one address on the internet, but they do not all need help in the same hour. */
const NETWORK_MESSAGES_AN_HOUR = 60;

export type SupportLimits = ReturnType<typeof createSupportLimits>;

/** How many messages are taken. Nobody can use up the messages of somebody else who is elsewhere. */
export function createSupportLimits(db: Database) {
  const sender = createLimiter(db, {
    name: 'support-sender',
    points: MESSAGES_AN_HOUR,
    seconds: HOUR_SECONDS,
  });
  const networks = createLimiter(db, {
    name: 'support-network',
    points: NETWORK_MESSAGES_AN_HOUR,
    seconds: HOUR_SECONDS,
  });

  return {
    async takeMessage(email: string, network: string): Promise<void> {
      await take(sender, `${email} ${network}`, 'support/too-many-messages');
      await take(networks, network, 'support/too-many-messages');
    },
  };
}
