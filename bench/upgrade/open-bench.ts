import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '#tooling/build-if-stale.ts';
import { startMailCatcher } from '../mail-catcher.ts';
import { ADMINISTRATOR } from './old-site.ts';
import { openPlace } from './place.ts';
import { buildVersion1 } from './version-1.ts';

/** Both releases as builds, a folder, a mail server, and a place for the database and the files of a site. */
export async function openBench(where: string) {
  buildIfStale();
  const version1 = await buildVersion1();
  const folder = await mkdtemp(join(tmpdir(), 'orchard-bench-'));
  const mail = await startMailCatcher();
  const place = await openPlace(where);
  // Read from the environment by everything that opens the site.
  Object.assign(process.env, { SMTP_URL: mail.url, ADMIN_EMAILS: ADMINISTRATOR });
  return { version1, folder, mail, place, close };

  async function close(): Promise<void> {
    mail.close();
    await place.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The exit code is 1 when anything was refused, lost or changed. */
export function reportFindings(findings: Record<string, string>): void {
  console.table(findings);
  if (Object.values(findings).some((finding) => finding !== 'yes')) process.exitCode = 1;
}
