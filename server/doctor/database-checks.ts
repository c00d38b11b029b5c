import { reasonOf } from '../app-error.ts';
import { findLastBackup } from '../backups/backups.queries.ts';
import { MOST_SECONDS_APART } from '../check-clock.ts';
import { callOf } from '../command.ts';
import { readSecondsAhead } from '../db/clock.queries.ts';
import { listRunningCopies } from '../db/copies.queries.ts';
import type { Database } from '../db/database.ts';
import { ENCODING, requireMigrated } from '../db/migrate.ts';
import { countMail } from '../mail/mail-queue.queries.ts';
import { SettingsError } from '../start-error.ts';
import { readServerState, type ServerState } from './doctor.queries.ts';
import { type Check, fault, type Finding, ok, warning } from './finding.ts';

const OLDEST_VERSION = 150_000;
/** Of `max_connections`; above it the next copy or a backup may find none. */
const MOST_OF_CONNECTIONS = 0.9;
const OLDEST_MAIL_SECONDS = 180;
const OLDEST_BACKUP_HOURS = 26;
const MS_PER_HOUR = 60 * 60_000;

/** Everything that is asked in the database. */
export function databaseChecks(
  db: Database,
  connectionString: string,
): { server: Check; others: Check[] } {
  const remedy = 'Is it running, and is DATABASE_URL right? Its own log says more.';
  const server = { part: 'Database', run: () => checkServer(db), remedy };
  const others = [
    { part: 'Tables', run: () => checkTables(connectionString), remedy: 'Start the product once.' },
    { part: 'Copies', run: () => checkCopies(db), remedy },
    { part: 'Clock', run: () => checkClock(db), remedy },
    { part: 'Waiting mail', run: () => checkMail(db), remedy: 'Start the product once.' },
    { part: 'Backup', run: () => checkBackup(db), remedy: 'Start the product once.' },
  ];
  return { server, others };
}

async function checkServer(db: Database): Promise<Finding[]> {
  const part = 'Database';
  const state = await readServerState(db);
  const used = `${state.connections} of ${state.mostConnections} connections are in use`;
  const findings = [ok(part, `PostgreSQL ${state.version} answers; ${used}.`)];
  if (state.versionNumber < OLDEST_VERSION) {
    const sentence = `PostgreSQL ${state.version} is too old.`;
    findings.push(fault(part, sentence, 'Use PostgreSQL 15 or newer.'));
  }
  if (state.encoding !== ENCODING) {
    const sentence = `The encoding is ${state.encoding}, which is not made for every name.`;
    const remedy = `Make a database with the encoding ${ENCODING} and restore a backup into it.`;
    findings.push(warning(part, sentence, remedy));
  }
  if (!state.mayCreate) {
    const remedy = 'Make the user of DATABASE_URL the owner of the database, or grant it CREATE.';
    findings.push(fault(part, 'This user may not make tables, as a new release has to.', remedy));
  }
  findings.push(...writeFaults(state));
  if (state.connections > state.mostConnections * MOST_OF_CONNECTIONS) {
    const remedy = 'Raise max_connections, or set DATABASE_CONNECTIONS lower for every copy.';
    findings.push(warning(part, `${used}.`, remedy));
  }
  return findings;
}

function writeFaults({ isStandby, isReadOnly, mayWrite }: ServerState): Finding[] {
  const part = 'Database';
  if (isStandby) {
    const remedy = 'Point DATABASE_URL at the primary, or promote this server: `pg_promote()`.';
    return [fault(part, 'It is a standby, which takes no writes.', remedy)];
  }
  if (isReadOnly) {
    const remedy =
      'Set default_transaction_read_only to off, for the database, the user and the server: `\\drds` shows where it is on.';
    return [fault(part, 'It is read-only: nobody can sign in or save anything.', remedy)];
  }
  if (mayWrite) return [];
  const remedy = 'Make the user of DATABASE_URL the owner of all tables, or grant it its rights.';
  return [fault(part, 'This user may not change the rows of every table.', remedy)];
}

async function checkTables(connectionString: string): Promise<Finding[]> {
  try {
    await requireMigrated(connectionString);
  } catch (error) {
    // Tables of a newer release; those that are missing are made by a start.
    if (!(error instanceof SettingsError)) throw error;
    const remedy = 'Start the newer release, or go back: docs/operations.md, Going back.';
    return [fault('Tables', reasonOf(error), remedy)];
  }
  return [ok('Tables', 'They are those of this release.')];
}

async function checkCopies(db: Database): Promise<Finding[]> {
  const copies = await listRunningCopies(db);
  if (copies.length > 0) return [ok('Copies', `Running: ${copies.join(', ')}.`)];
  const remedy = 'Start it: `systemctl start spelling-orchard`; its log says why it ended.';
  return [fault('Copies', 'No copy of the product is connected to this database.', remedy)];
}

async function checkClock(db: Database): Promise<Finding[]> {
  const seconds = Math.round(await readSecondsAhead(db, () => new Date()));
  const apart = `${Math.abs(seconds)} s ${seconds < 0 ? 'behind' : 'ahead of'} the database's`;
  const sentence = `This machine's clock is ${apart}.`;
  if (Math.abs(seconds) <= MOST_SECONDS_APART) return [ok('Clock', sentence)];
  const remedy =
    'Synchronise both machines, for example with chrony: `timedatectl` shows the state.';
  return [fault('Clock', `${sentence} Codes and links are refused.`, remedy)];
}

async function checkMail(db: Database): Promise<Finding[]> {
  const part = 'Waiting mail';
  const { untried, tried, oldestSeconds } = await countMail(db);
  const oldest = Math.round(oldestSeconds);
  const sentence = `${untried + tried} messages wait, the oldest for ${oldest} s.`;
  if (oldestSeconds <= OLDEST_MAIL_SECONDS) return [ok(part, sentence)];
  const remedy = 'See Mail above; the log says "a message could not be sent yet" with the reason.';
  return [fault(part, sentence, remedy)];
}

async function checkBackup(db: Database): Promise<Finding[]> {
  const remedy = `Make one every night: \`systemctl enable --now spelling-orchard-backup.timer\`, or \`${callOf('backup', 'FILE')}\`.`;
  const last = await findLastBackup(db);
  if (!last) return [warning('Backup', 'None was made with the backup command.', remedy)];
  const hours = Math.floor((Date.now() - last.getTime()) / MS_PER_HOUR);
  const sentence = `The last one is ${hours} hours old.`;
  return [
    hours <= OLDEST_BACKUP_HOURS ? ok('Backup', sentence) : warning('Backup', sentence, remedy),
  ];
}
