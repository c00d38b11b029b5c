import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { BRAND } from '#contract/brand.ts';
import { parseEmail } from '#contract/email.ts';
import { type Config, loadConfig } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { visitEmbeddedPostgres } from './db/embedded/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import {
  grantAdministrator,
  listAdministrators,
  revokeAdministrator,
} from './features/administrators/administrators.service.ts';
import { createLog } from './log.ts';
import { StartError } from './start-error.ts';

const USAGE = `Use it as one of:
  npm run admin -- list
  npm run admin -- grant name@school.example
  npm run admin -- revoke name@school.example`;

/** Who may administer the product. Works beside a running product and without one. */
try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function main([command, given, ...rest]: string[]): Promise<void> {
  const email = parseEmail(given ?? '')?.address;
  const run = isUsage(command, given, rest) ? errand(command, given, email) : undefined;
  if (!run) throw new StartError(USAGE);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = loadConfig(process.env);
  const sentence = await withDatabase(config, run);
  process.stdout.write(`${sentence}\n`);
}

function isUsage(command: string | undefined, given: string | undefined, rest: string[]): boolean {
  const wantsAddress = command === 'grant' || command === 'revoke';
  return rest.length === 0 && wantsAddress === (given !== undefined);
}

type Errand = (db: Database) => Promise<string>;

function errand(
  command: string | undefined,
  given: string | undefined,
  email: string | undefined,
): Errand | undefined {
  if (command === 'list') return list;
  if (given !== undefined && !email) throw new StartError(`${given} is not an e-mail address.`);
  if (command === 'grant' && email) return (db) => grant(db, email);
  if (command === 'revoke' && email) return (db) => revoke(db, email);
  return undefined;
}

async function list(db: Database): Promise<string> {
  const emails = await listAdministrators(db);
  return emails.length > 0 ? emails.join('\n') : 'There is no administrator yet.';
}

async function grant(db: Database, email: string): Promise<string> {
  const granted = await grantAdministrator(db, email, new Date());
  if (granted === 'organisation') {
    throw new StartError(
      `${email} is an organisation account. Those are teachers and cannot be administrators.`,
    );
  }
  return granted === 'granted'
    ? `${email} is now an administrator of ${BRAND.name}.`
    : `${email} is an administrator already.`;
}

async function revoke(db: Database, email: string): Promise<string> {
  const revoked = await revokeAdministrator(db, email, new Date());
  if (revoked === 'not-administrator') throw new StartError(`${email} is not an administrator.`);
  return `${email} is no longer an administrator.`;
}

async function withDatabase(config: Config, run: Errand): Promise<string> {
  const log = createLog('silent');
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const embedded = config.databaseUrl
    ? undefined
    : await visitEmbeddedPostgres(config.dataDir, log);
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? '';
  try {
    await migrate(connectionString);
    const db = openDatabase(connectionString, log);
    return await run(db).finally(() => db.destroy());
  } finally {
    await embedded?.stop();
  }
}
