import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { retentionDays } from '#contract/retention.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { ensurePrograms } from './debian-packages.ts';
import { PROJECT_ROOT } from './project-root.ts';

ensurePrograms(['systemd-analyze'], ['systemd']);
const DEPLOY = join(PROJECT_ROOT, 'deploy');
const UNITS = readdirSync(DEPLOY).filter((name) => /\.(service|timer)$/.test(name));
const BACKUPS = '/var/backups/spelling-orchard';
const DAY_SECONDS = 24 * 60 * 60;

test('systemd accepts every unit', async () => {
  expect(UNITS.length).toBeGreaterThan(3);
  const folder = await temporaryFolder();
  for (const name of UNITS) {
    const unit = readUnit(name).replaceAll('/usr/bin/node', process.execPath);
    await writeFile(join(folder, name), unit);
  }
  for (const name of UNITS) {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', join(folder, name)], {
      encoding: 'utf8',
    });
    expect([name, stderr, status]).toEqual([name, '', 0]);
  }
});

test('the nightly backup gets a name of its own, and those past their time are deleted', async () => {
  const folder = await temporaryFolder();
  for (const [name, days] of [
    ['old.tar', retentionDays('backups')],
    ['killed.tar.unfinished', retentionDays('backups')],
    ['recent.tar', retentionDays('backups') - 1],
  ] as const) {
    await writeFile(join(folder, name), '');
    const madeAt = Date.now() / 1000 - days * DAY_SECONDS - 60;
    await utimes(join(folder, name), madeAt, madeAt);
  }
  runLine('ExecStart', folder);
  runLine('ExecStartPost', folder);
  expect((await readdir(folder)).toSorted()).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d-\d{6}\.tar$/),
    'recent.tar',
  ]);
});

/** Runs a line of the unit as systemd does, with another folder and without the product. */
function runLine(key: string, folder: string): void {
  const unit = readUnit('spelling-orchard-backup.service');
  const line = new RegExp(`^${key}=(.+)$`, 'm').exec(unit)?.[1] ?? 'false';
  const command = line
    .replaceAll(BACKUPS, folder)
    .replace('/usr/bin/node dist/server/backup.js', 'touch')
    .replaceAll('%%', '%')
    .replaceAll('$$', '$');
  execFileSync('sh', ['-c', command]);
}

function readUnit(name: string): string {
  return readFileSync(join(DEPLOY, name), 'utf8');
}
