import type { Database } from '../../db/database.ts';

/** Longer than the summer holidays, shorter than for ever: it says where somebody has been. */
const KEPT_DAYS = 180;
const DAY_MS = 24 * 60 * 60_000;

/** A browser by its number, or a network. */
export type Place = { browser: string } | { network: string };

/** Notes that somebody has signed in there, to an address or to a school's domain. */
export async function noteKnownPlace(
  db: Database,
  { account, place, now }: { account: string; place: Place; now: Date },
): Promise<void> {
  await db
    .insertInto('known_places')
    .values({ account, place: nameOf(place), last_sign_in_at: now })
    .onConflict((conflict) =>
      conflict.columns(['account', 'place']).doUpdateSet({ last_sign_in_at: now }),
    )
    .execute();
}

export async function isKnownPlace(db: Database, account: string, place: Place): Promise<boolean> {
  const row = await db
    .selectFrom('known_places')
    .select('account')
    .where('account', '=', account)
    .where('place', '=', nameOf(place))
    .executeTakeFirst();
  return row !== undefined;
}

/** What connects a browser and its network with an address. */
export interface Acquaintance {
  /** The browser has signed in to the address before. */
  isKnown: boolean;
  /** The browser has asked for a code to the address before. */
  hasAsked: boolean;
  /** Somebody of the address's school has signed in from the network before. */
  isAtSchool: boolean;
}

export async function findAcquaintance(
  db: Database,
  { email, domain, browser, network }: Record<'email' | 'domain' | 'browser' | 'network', string>,
): Promise<Acquaintance> {
  return db
    .selectNoFrom((eb) => {
      const known = (account: string, place: Place) =>
        eb
          .selectFrom('known_places')
          .select('account')
          .where('account', '=', account)
          .where('place', '=', nameOf(place));
      const code = eb
        .selectFrom('sign_in_codes')
        .select('id')
        .where('email', '=', email)
        .where('browser', '=', browser);
      return [
        eb.exists(known(email, { browser })).$castTo<boolean>().as('isKnown'),
        eb.exists(code).$castTo<boolean>().as('hasAsked'),
        eb.exists(known(domain, { network })).$castTo<boolean>().as('isAtSchool'),
      ];
    })
    .executeTakeFirstOrThrow();
}

/** Of a domain and of every address at it. */
export async function deleteKnownPlacesOf(db: Database, domain: string): Promise<void> {
  await db
    .deleteFrom('known_places')
    .where((eb) =>
      eb.or([
        eb('account', '=', domain),
        eb(eb.fn('split_part', ['account', eb.val('@'), eb.lit(2)]), '=', domain),
      ]),
    )
    .execute();
}

export async function deleteOldKnownPlaces(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await db.deleteFrom('known_places').where('last_sign_in_at', '<', since).execute();
}

function nameOf(place: Place): string {
  return 'browser' in place ? `browser ${place.browser}` : `network ${place.network}`;
}
