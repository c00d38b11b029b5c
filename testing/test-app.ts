import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageProgram } from '#contract/page-rendering.ts';
import { createApp } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';
import { createSessionUse } from '#server/features/auth/session-use.ts';
import type { ConfiguredProviders } from '#server/features/providers/provider-settings.ts';
import { createUsage, type Usage } from '#server/features/figures/usage.ts';
import { createSchemeLoader } from '#server/features/starter-scheme/scheme-loader.ts';
import { openDiskStore } from '#server/files/disk.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { App } from '#server/http/context.ts';
import { createKeptAssets } from '#server/http/kept-assets.ts';
import { readSite, type Site } from '#server/http/static-site.ts';
import { createMailQueue } from '#server/mail/mail-queue.ts';
import { createMetrics, type Metrics } from '#server/metrics/metrics.ts';
import { createLog } from '#server/log.ts';
import { createPdfChecker } from '#server/pdf/pdf-checker.ts';
import { createPdfDrawer } from '#server/pdf/pdf-drawer.ts';
import { deriveKey } from '#server/secret.ts';
import { captureLog } from './captured-log.ts';
import { checkSmall, SMALL_SCHEME } from './small-scheme.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { openTestStore } from './test-store.ts';

export const PUBLIC_URL = 'http://localhost:3000';
const SECRET = 'a secret for tests';
export const MAIL_KEY = deriveKey(SECRET, 'mail queue');

const NO_PROVIDERS: ConfiguredProviders = [];

/** Shared by all tests, because their processes are slow to start. They end when idle, or with the run. */
const log = createLog('silent');
/** Tests run beside each other; what takes too long is tried in `pdf-checker.test.ts`. */
const checker = createPdfChecker(log, { stepMs: 20_000 });
const drawer = createPdfDrawer(log);

export interface TestApp {
  app: App;
  /** The log, a JSON line for each entry. */
  logLines: string[];
  folder: string;
  files: FileStore;
  metrics: Metrics;
  usage: Usage;
}

/** The real app on a real database and a real file store, with a tiny site; requests need no port. */
export async function createTestApp(
  db: Database,
  {
    production = false,
    hstsSubdomains = false,
    stopping = false,
    trustedProxies = 0,
    publicUrl = PUBLIC_URL,
    adminPasskeys = false,
    providers = NO_PROVIDERS,
    wakeMail = () => {},
    now = () => new Date(),
    /** Off, because the pages of every upload would be drawn while the next test runs. */
    drawsUploads = false,
    /** Wraps the file store of the product. */
    around = (files: FileStore) => files,
    /** Where other releases have saved their assets. */
    openAssets = (folder: string): Promise<FileStore> =>
      openDiskStore(join(folder, 'assets'), { shared: false }),
  } = {},
): Promise<TestApp> {
  const folder = await temporaryFolder();
  const { log, lines } = captureLog();
  const files = around(await openTestStore(folder));
  const mail = createMailQueue(MAIL_KEY, now, wakeMail);
  const outboxFolder = join(folder, 'outbox');
  await mkdir(outboxFolder);
  const site = await (tinySite ??= makeSite());
  const settings = { production, hstsSubdomains, publicUrl, secret: SECRET, trustedProxies, site };
  const metrics = createMetrics();
  const keptAssets = createKeptAssets({ store: await openAssets(folder), site, log, now });
  const deps = { db, files, mail, now, log, metrics, checkPdf: checker.check, drawer };
  const small = { ...deps, checkPdf: checkSmall };
  const openWorkers = async () => SMALL_SCHEME;
  const usage = createUsage({ db, now, log });
  const app = createApp(deps, {
    usage,
    ...settings,
    adminPasskeys,
    providers,
    schemeLoader: createSchemeLoader(small, { print: () => {}, openWorkers }),
    pageProgram,
    findKeptAsset: keptAssets.find,
    outboxFolder: production ? undefined : outboxFolder,
    sessionUse: createSessionUse({ db, log }),
    isStopping: () => stopping,
    drawsUploads,
  });
  return { app, logLines: lines, folder, files, metrics, usage };
}

/** As `index.html` has them after the build. */
const TEMPLATE = `<!doctype html><head><!--head--><title>The site</title><!--/head--><link rel="stylesheet" href="/assets/site.css"></head><body><!--root--><div id="root">Loading...</div><!--/root--></body>`;

/** Not a literal, because the types of the site are not those of the server. */
const PAGE_PROGRAM = new URL('../web/render-page.tsx', import.meta.url).pathname;

/** The site's own program, from its sources; loaded for tests of pages alone, because it is slow to load. */
const pageProgram: PageProgram = {
  createPageRenderer: (find) => async (request) => {
    const program: PageProgram = await import(PAGE_PROGRAM);
    // Again for each request, because a test may have made another app meanwhile.
    return program.createPageRenderer(find)(request);
  },
};

/** As the build lists its files. */
const MANIFEST = {
  'index.html': { file: 'assets/app-1a2b3c.js', isEntry: true, imports: ['_shared.js'] },
  'screens/pricing.tsx': {
    file: 'assets/pricing-4d5e6f.js',
    imports: ['index.html', '_shared.js', '_prices.js'],
  },
  '_shared.js': { file: 'assets/shared-7a8b9c.js' },
  '_prices.js': { file: 'assets/prices-0d1e2f.js', imports: ['screens/pricing.tsx'] },
};

/** Shared by all tests, which cannot change it. */
let tinySite: Promise<Site> | undefined;

/** Like the product, it is served from memory: its folder is gone when the first request comes. */
async function makeSite(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'orchard-site-'));
  await mkdir(join(folder, 'assets'), { recursive: true });
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  await cp('web/public/md', join(folder, 'md'), { recursive: true });
  await writeFile(join(folder, 'index.html'), TEMPLATE);
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(folder, 'film.mp4'), '0123456789');
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'assets/app-1a2b3c.js'), 'plain');
  await writeFile(join(folder, 'assets/app-1a2b3c.js.br'), 'brotli');
  await writeFile(join(folder, 'assets/app-1a2b3c.js.gz'), 'gzip');
  const site = await readSite(folder);
  await rm(folder, { recursive: true });
  return site;
}
