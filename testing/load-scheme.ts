import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PROJECT_ROOT } from '#tooling/project-root.ts';

/** Starts `npm run load-scheme` of the built product. */
export function startLoadScheme(env: Record<string, string>) {
  const child = spawn(process.execPath, ['dist/server/load-scheme.js'], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, NODE_ENV: 'test', ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  }
  const ended = once(child, 'exit').then(([code]) => Number(code));
  return { child, ended, said: () => text };
}
