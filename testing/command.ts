import { execFile } from 'node:child_process';
import { PROJECT_ROOT } from '#tooling/project-root.ts';

interface Outcome {
  code: number;
  /** Its standard output and standard error. */
  says: string;
}

/** Runs a command of the built product, as `npm run` would, without blocking the event loop of the test. */
export function runCommand(
  command: 'backup' | 'restore' | 'check-store' | 'doctor',
  words: string[],
  env: Record<string, string>,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [`dist/server/${command}.js`, ...words],
      { cwd: PROJECT_ROOT, env: { ...process.env, NODE_ENV: 'test', ...env } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, says: stdout + stderr }),
    );
  });
}
