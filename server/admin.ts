import { userInfo } from 'node:os';
import { BRAND } from '#contract/brand.ts';
import { parseEmail, schoolDomain } from '#contract/email.ts';
import { callOf, commandConfig, runCommand, say } from './command.ts';
import type { Database } from './db/database.ts';
import { withExistingDatabase } from './db/with-database.ts';
import { findUserId } from './features/administrators/administrators.queries.ts';
import {
  describeAdministrators,
  grantAdministrator,
  removePasskeys,
  revokeAdministrator,
} from './features/administrators/administrators.service.ts';
import { readAuditLog } from './features/audit/audit.service.ts';
import { allowCodes } from './features/sign-in-ways/allow-codes.ts';
import { findWays } from './features/sign-in-ways/sign-in-ways.queries.ts';
import { StartError } from './start-error.ts';

const USES = [
  'list',
  'grant name@school.example',
  'revoke name@school.example',
  'remove-passkeys name@school.example',
  'allow-codes school.example',
  'person name@school.example',
  'log [how many lines]',
];
const USAGE = `Use it as one of:${USES.map((words) => `\n  ${callOf('admin', words)}`).join('')}`;

const USUAL_LOG_LINES = 100;
const MOST_LOG_LINES = 100_000;

/** Who may administer the product, and what they did. Works beside a running product and without one. */
await runCommand(main);

async function main([command, given, ...rest]: string[]): Promise<void> {
  const run = rest.length === 0 ? parseCommand(command, given) : undefined;
  if (!run) throw new StartError(USAGE);
  say(await withExistingDatabase(commandConfig(), run));
}

type Command = (db: Database) => Promise<string>;

/** Undefined for an unknown command. Arguments are checked before the database is opened. */
function parseCommand(command: string | undefined, given: string | undefined): Command | undefined {
  if (command === 'log') return log(linesIn(given));
  if (given === undefined) return command === 'list' ? list : undefined;
  if (command === 'grant') return grant(addressIn(given));
  if (command === 'revoke') return revoke(addressIn(given));
  if (command === 'remove-passkeys') return forgetPasskeys(addressIn(given));
  if (command === 'person') return person(addressIn(given));
  if (command === 'allow-codes') return openCodes(domainIn(given));
  return undefined;
}

function addressIn(given: string): string {
  const email = parseEmail(given);
  if (!email) throw new StartError(`${given} is not an e-mail address.`);
  return email.address;
}

function domainIn(given: string): string {
  const { data } = schoolDomain.safeParse(given);
  if (data === undefined) throw new StartError(`${given} is not a domain of a school.`);
  return data;
}

function linesIn(given: string | undefined): number {
  const lines = given === undefined ? USUAL_LOG_LINES : Number(given);
  if (Number.isInteger(lines) && lines > 0 && lines <= MOST_LOG_LINES) return lines;
  throw new StartError(`${given} is not a number of lines from 1 to ${MOST_LOG_LINES}.`);
}

async function list(db: Database): Promise<string> {
  const lines = await describeAdministrators(db);
  return lines.length > 0 ? lines.join('\n') : 'There is no administrator yet.';
}

function grant(email: string): Command {
  return async (db) => {
    const granted = await grantAdministrator(db, email, change());
    if (granted === 'organisation') {
      throw new StartError(
        `${email} is an organisation account. Those are teachers and cannot be administrators.`,
      );
    }
    return granted === 'granted'
      ? `${email} is now an administrator of ${BRAND.name}.`
      : `${email} is an administrator already.`;
  };
}

function revoke(email: string): Command {
  return async (db) => {
    const revoked = await revokeAdministrator(db, email, change());
    if (revoked === 'not-administrator') throw new StartError(`${email} is not an administrator.`);
    return `${email} is no longer an administrator.`;
  };
}

function forgetPasskeys(email: string): Command {
  return async (db) => {
    const removed = await removePasskeys(db, email, change());
    if (removed === undefined) throw new StartError(`${email} has never signed in.`);
    const said = `${email} is signed out everywhere and has no passkey any more (${removed} removed).`;
    const domain = parseEmail(email)?.domain ?? '';
    const only = (await findWays(db, domain))?.onlyProvider ?? null;
    return only === null
      ? `${said} After signing in with a code, they can add a new one in Account Settings.`
      : `${said} Their school lets people in only through ${only}: after signing in there, they can add a new one in Account Settings. If they cannot, ${callOf('admin', `allow-codes ${domain}`)} gives that rule up.`;
  };
}

function openCodes(domain: string): Command {
  return async (db) => {
    const allowed = await allowCodes(db, domain, change().actor);
    if (allowed.outcome === 'no-school')
      throw new StartError(`No school has the domain ${domain}.`);
    return allowed.outcome === 'allowed'
      ? `People at ${domain} may sign in any way again, with codes too. Before, it was only through ${allowed.provider}; School Details, Ways to Sign In, can set that again.`
      : `People at ${domain} may sign in with codes already.`;
  };
}

/** The number that the log has in place of the address. */
function person(email: string): Command {
  return async (db) => {
    const userId = await findUserId(db, email);
    if (userId === undefined) throw new StartError(`${email} has never signed in.`);
    return `${email}\t${userId}`;
  };
}

function change(): { now: Date; actor: string } {
  return { now: new Date(), actor: `${userName()} at the command line` };
}

/** In a container the user may have a number and no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}

function log(lines: number): Command {
  return async (db) => {
    const entries = await readAuditLog(db, lines);
    return entries.length > 0 ? entries.join('\n') : 'Nothing has been changed yet.';
  };
}
