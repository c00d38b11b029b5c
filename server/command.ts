import { existsSync } from 'node:fs';
import { type Config, loadConfig } from './config.ts';
import { StartError } from './start-error.ts';

/** Runs a command of the terminal; an error for the operator is printed as a sentence, without a stack. */
export async function runCommand(main: (words: string[]) => Promise<void>): Promise<void> {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    if (!isForOperator(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** The configuration that the product has when it is started from the same folder. */
export function commandConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return loadConfig(process.env);
}

export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

/** Also true when the system refuses a file: its message names the file and says why. */
export function isForOperator(error: unknown): error is Error {
  return error instanceof StartError || (error instanceof Error && 'syscall' in error);
}
