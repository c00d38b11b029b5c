import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export interface ServerState {
  version: string;
  /** Such as 150008 for 15.8. */
  versionNumber: number;
  encoding: string;
  mayCreate: boolean;
  /** Whether it may change rows of every table. */
  mayWrite: boolean;
  isReadOnly: boolean;
  isStandby: boolean;
  connections: number;
  mostConnections: number;
}

export async function readServerState(db: Database): Promise<ServerState> {
  const { rows } = await sql<ServerState>`
    select current_setting('server_version') as version,
      current_setting('server_version_num')::int as "versionNumber",
      current_setting('server_encoding') as encoding,
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate",
      (select coalesce(bool_and(has_table_privilege(oid, 'insert')
          and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete')), true)
        from pg_class where relkind = 'r' and relnamespace = to_regnamespace(current_schema()))
        as "mayWrite",
      current_setting('transaction_read_only')::boolean as "isReadOnly",
      pg_is_in_recovery() as "isStandby",
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend')
        as connections,
      current_setting('max_connections')::int as "mostConnections"`.execute(db);
  const [state] = rows;
  if (!state) throw new Error('the database gave no answer');
  return state;
}
