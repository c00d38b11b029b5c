/**
 * Has version 1.0 make a backup of a large library and restores it with the present build; the peer is version 1.0,
 * which restores the same file. Exits with 1 when anything is lost or changed. Needs what `upgrade.ts` needs:
 * `node --import tsx bench/upgrade/restore.ts [disk|url|bucket] [RESOURCES]`
 */
import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { type ProductProcess, startProductProcess } from '#testing/product-process.ts';
import { DIST, PROJECT_ROOT } from '#tooling/project-root.ts';
import { openBrowser } from '../browser.ts';
import { listTree } from './calls.ts';
import { checkLibrary } from './checks.ts';
import { plantOldLibrary } from './old-library.ts';
import { ADMINISTRATOR, openOldSite, signIn, TEACHER, UPLOADED_WEEK } from './old-site.ts';
import { openBench, reportFindings } from './open-bench.ts';

interface Release {
  /** Where its `.env` would be. */
  folder: string;
  build: string;
}

const [, , where = 'disk', resourceCount] = process.argv;
const RESOURCES = Number(resourceCount ?? 20_000);
const PRESENT: Release = { folder: PROJECT_ROOT, build: DIST };

const { version1, folder, mail, place, close } = await openBench(where);
const backup = join(folder, 'version-1.tar');
let product: ProductProcess | undefined;
try {
  let dataDir = await moveTo('version-1');
  product = await startProductProcess(dataDir, { build: version1.build });
  const { teacher: oldTeacher } = await openOldSite(product.url, mail);
  const planted = await plantOldLibrary(dataDir, RESOURCES, UPLOADED_WEEK);
  await listTree(oldTeacher);
  const load = loadavg()[0]?.toFixed(1);
  const rows = {
    'backup by version 1.0, beside the running product': { s: run(version1, 'backup') },
  };
  await product.stop();

  await moveTo('peer');
  const peer = run(version1, 'restore');
  dataDir = await moveTo('present');
  const restored = run(PRESENT, 'restore');
  product = await startProductProcess(dataDir);
  const administrator = openBrowser(product.url);
  await signIn(administrator, ADMINISTRATOR, mail);
  const teacher = openBrowser(product.url);
  await signIn(teacher, TEACHER, mail);
  const findings = await checkLibrary({ administrator, teacher, dataDir, planted });

  const megabytes = ((await stat(backup)).size / 1e6).toFixed(0);
  console.log(
    `${RESOURCES} resources, ${where}, ${megabytes} MB. Load of the machine before: ${load}.`,
  );
  console.table({ ...rows, 'restore by version 1.0': { s: peer }, restore: { s: restored } });
  console.log(
    `Restore beside that of version 1.0: ${(Number(restored) / Number(peer)).toFixed(2)}.`,
  );
  reportFindings(findings);
} finally {
  await product?.stop();
  await close();
}

/** To an empty site, which everything uses from now on; returns its data directory. */
async function moveTo(name: string): Promise<string> {
  const dataDir = join(folder, name);
  Object.assign(process.env, await place.makeEmpty(), { DATA_DIR: dataDir });
  return dataDir;
}

/** Runs a command of the release on the present site; returns its seconds. */
function run(release: Release, command: 'backup' | 'restore'): string {
  const began = performance.now();
  const program = [join(release.build, 'server', `${command}.js`), backup];
  const env = { ...process.env, NODE_ENV: 'test' };
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: release.folder,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stdout}${stderr}`);
  return ((performance.now() - began) / 1000).toFixed(1);
}
