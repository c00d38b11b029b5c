import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

interface ServerState {
  version: string;
  /** Such as 150008 for 15.8. */
  versionNumber: number;
  mayCreate: boolean;
  connections: number;
  mostConnections: number;
}

export async function readServerState(db: Database): Promise<ServerState> {
  const { rows } = await sql<ServerState>`
    select current_setting('server_version') as version,
      current_setting('server_version_num')::int as "versionNumber",
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate",
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend')
        as connections,
      current_setting('max_connections')::int as "mostConnections"`.execute(db);
  const [state] = rows;
  if (!state) throw new Error('the database gave no answer');
  return state;
}
