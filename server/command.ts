import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { type Config, loadConfig } from './config.ts';
import { isDatabaseUnavailable } from './db/database-errors.ts';
import { StoreError } from './files/store-error.ts';
import { exitCodeOf, StartError } from './start-error.ts';

/** Runs a command of the terminal; an error for the operator is printed as a sentence, without a stack. */
export async function runCommand(main: (words: string[]) => Promise<void>): Promise<void> {
  process.stdout.on('error', ignoreClosedPipe);
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = exitCodeOf(error);
  }
}

/** A reader such as `head` has seen enough. The command goes on: a backup must not depend on who reads its progress. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

/** The configuration that the product has when it is started from the same folder. */
export function commandConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  // The S3 library would print a warning about older versions of Node at every start.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  return loadConfig(process.env);
}

/** Rethrows an error that no operator can correct. */
function sentenceOf(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (error instanceof StoreError) return `${capitalised(error.message)}: ${error.reason}.`;
  // Before errors of the system in general: a refused connection alone does not say to what.
  if (error instanceof Error && isDatabaseUnavailable(error)) {
    return `The database cannot be used: ${error.message}`;
  }
  if (isForOperator(error)) return error.message;
  throw error;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How the operator calls a command: as this one was called, through npm in a checkout or without it on a server. */
export function callOf(command: string, words = ''): string {
  const own = basename(process.argv[1] ?? '', '.js');
  const isByNpm = process.env['npm_lifecycle_event'] === own;
  const call = isByNpm ? `npm run ${command}${words && ' --'}` : `node dist/server/${command}.js`;
  return `${call} ${words}`.trimEnd();
}

export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

/** Also true when the system refuses a file: its message names the file and says why. */
export function isForOperator(error: unknown): error is Error {
  return error instanceof StartError || (error instanceof Error && 'syscall' in error);
}
