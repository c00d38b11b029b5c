import { sql } from 'kysely';
import { keptSince } from '#contract/retention.ts';
import type { Database } from '../../db/database.ts';
import { CODE_TRIES } from './codes.queries.ts';

/** A browser, by the id in its cookie, or a network. */
export type KnownPlace = { browser: string } | { network: string };

/** Records a sign-in to an account, which is an address or a school's domain, from a place. */
export async function noteKnownPlace(
  db: Database,
  { account, place, now }: { account: string; place: KnownPlace; now: Date },
): Promise<void> {
  await db
    .insertInto('known_places')
    .values({ account, place: placeName(place), last_sign_in_at: now })
    .onConflict((conflict) =>
      conflict.columns(['account', 'place']).doUpdateSet({ last_sign_in_at: now }),
    )
    .execute();
}

/** What a browser and its network did with an address before. */
export interface VisitorHistory {
  /** The browser has signed in to the address. */
  isKnown: boolean;
  /** The browser has asked for a code to the address. */
  hasAsked: boolean;
  /** A person of the address's school has signed in from the network. */
  isAtSchool: boolean;
  /** The same, and the address has an account. */
  isColleague: boolean;
}

/** Each key is an address, a network and a browser, separated by spaces. */
export async function findVisitorHistories(
  db: Database,
  keys: string[],
): Promise<Map<string, VisitorHistory>> {
  const { rows } = await sql<VisitorHistory & { key: string }>`
    select key, "isKnown", "hasAsked", "isAtSchool",
      "isAtSchool" and exists (select from users u where u.email = address) as "isColleague"
    from (
      select asked.*,
        exists (
          select from known_places k where k.account = address and k.place = 'browser ' || browser
        ) as "isKnown",
        exists (
          select from sign_in_codes c where c.email = address and c.browser = asked.browser
        ) as "hasAsked",
        exists (
          select from known_places k
          where k.account = split_part(address, '@', 2) and k.place = 'network ' || network
        ) as "isAtSchool"
      from (
        select key, split_part(key, ' ', 1) as address, split_part(key, ' ', 2) as network,
          split_part(key, ' ', 3) as browser
        from unnest(${keys}::text[]) as given (key)
      ) asked
    ) found`.execute(db);
  return new Map(rows.map(({ key, ...history }) => [key, history]));
}

/**
 * Whether a browser has signed in to an address, or has asked for a code that it may still try; or else whether the
 * address has an account and the network is one of its school.
 */
export type Familiarity = 'known' | 'asked' | 'colleague' | 'strange';

/** Each key is an address, a network and a browser, separated by spaces. Codes younger than `olderThanMs` do not count. */
export async function findFamiliarities(
  db: Database,
  keys: string[],
  { now, olderThanMs }: { now: Date; olderThanMs: number },
): Promise<Map<string, Familiarity>> {
  const createdBefore = new Date(now.getTime() - olderThanMs);
  const { rows } = await sql<{ key: string; familiarity: Familiarity }>`
    select asked.key, case
      when exists (
        select from known_places k
        where k.account = split_part(asked.key, ' ', 1)
          and k.place = 'browser ' || split_part(asked.key, ' ', 3)
      ) then 'known'
      when exists (
        select from sign_in_codes c
        where c.email = split_part(asked.key, ' ', 1) and c.browser = split_part(asked.key, ' ', 3)
          and c.tries < ${CODE_TRIES} and c.created_at <= ${createdBefore} and c.expires_at > ${now}
      ) then 'asked'
      when exists (
        select from known_places k
        where k.account = split_part(split_part(asked.key, ' ', 1), '@', 2)
          and k.place = 'network ' || split_part(asked.key, ' ', 2)
      ) and exists (
        select from users u where u.email = split_part(asked.key, ' ', 1)
      ) then 'colleague'
      else 'strange' end as familiarity
    from unnest(${keys}::text[]) as asked (key)`.execute(db);
  return new Map(rows.map(({ key, familiarity }) => [key, familiarity]));
}

/** Which of the browsers have signed in to any address. Reads the whole table, so it is for floods alone. */
export async function findKnownBrowsers(
  db: Database,
  browsers: string[],
): Promise<Map<string, true>> {
  const places = new Map(browsers.map((browser) => [placeName({ browser }), browser]));
  const rows = await db
    .selectFrom('known_places')
    .select('place')
    .distinct()
    .where('place', 'in', [...places.keys()])
    .execute();
  return new Map(rows.map(({ place }) => [places.get(place) ?? '', true]));
}

/** Deletes the places of a domain and of every address at it. */
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
  const since = keptSince('knownPlaces', now);
  await db.deleteFrom('known_places').where('last_sign_in_at', '<', since).execute();
}

function placeName(place: KnownPlace): string {
  return 'browser' in place ? `browser ${place.browser}` : `network ${place.network}`;
}
