/**
 * A bare Node server for comparison, which answers every request with a teacher's profile by the two statements that
 * the product runs for it, as plain `pg` sends them, and checks nothing:
 * `node --import tsx bench/everyday/bare-server.ts DATABASE_URL TOKEN`
 */
import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';
import { DEFAULT_CONNECTIONS } from '#server/db/database.ts';

const [, , connectionString = '', token = ''] = process.argv;
const pool = new pg.Pool({ connectionString, max: DEFAULT_CONNECTIONS });

const SESSION = `select sessions.token, sessions.id as session_id, sessions.updated_at as last_used, profiles.id as user_id,
      profiles.email, profiles.username, profiles.is_admin, schools.id as school_id, schools.name as school_name,
      schools.subscription_status, schools.ends_on, sessions.provider, sessions.provider_check_due_at,
      sessions.has_passkey
    from sessions join profiles on profiles.id = sessions.user_id
      left join schools on schools.domain = split_part(profiles.email, '@', 2)
    where sessions.token = any($1) and sessions.expires_at > $2 and sessions.updated_at > $3`;
const PROFILE = 'select email, username, newsletter from profiles where id = $1';
const LONG_AGO = new Date(0);

const server = createServer((incoming, outgoing) => {
  incoming.resume();
  void answer(outgoing);
});
server.listen(0, 'localhost', () => {
  const address = server.address();
  process.stdout.write(`${address && typeof address === 'object' ? address.port : 0}\n`);
});

async function answer(outgoing: ServerResponse): Promise<void> {
  try {
    const json = JSON.stringify(await readProfile());
    const headers = { 'Content-Type': 'application/json', 'Content-Length': json.length };
    outgoing.writeHead(200, headers).end(json);
  } catch (error) {
    outgoing.writeHead(500).end(String(error));
  }
}

async function readProfile(): Promise<unknown> {
  const session = await pool.query(SESSION, [[token], new Date(), LONG_AGO]);
  const profile = await pool.query(PROFILE, [session.rows[0].user_id]);
  return profile.rows[0];
}
