import { spawnSync } from 'node:child_process';
import { PROJECT_ROOT } from '#tooling/project-root.ts';

/** Runs `npm run check-store` on a data directory and returns its output. */
export function checkStore(dataDir: string, ...options: string[]): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['dist/server/check-store.js', ...options],
    {
      cwd: PROJECT_ROOT,
      env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir },
      encoding: 'utf8',
    },
  );
  return stdout + stderr;
}

export const AGREES = 'The library and the file store agree.\n';

/** Also matches when a killed process left unused files, which stay for a day. */
export const NOTHING_MISSING =
  /^(?:The file [0-9a-f]+ is used by nothing\.\n)*(?:The library and the file store agree|Nothing is missing)\.[^\n]*\n$/;
