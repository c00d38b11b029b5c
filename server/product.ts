import { hostname } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { PageProgram } from '#contract/page-rendering.ts';
import { createApp } from './app.ts';
import { checkClock } from './check-clock.ts';
import type { Config } from './config.ts';
import { makeDataDirectory } from './data-directory.ts';
import { copyName } from './db/copies.queries.ts';
import { type Database, openDatabase } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import { insertDemoData } from './demo-data.ts';
import { grantAdministrator } from './features/administrators/administrators.service.ts';
import { createSessionUse } from './features/auth/session-use.ts';
import { startSweeping } from './features/auth/sweep.ts';
import { startSubscriptionClock } from './features/subscriptions/subscription-clock.ts';
import { createUsage } from './features/figures/usage.ts';
import { beginSetup } from './features/setup/setup.service.ts';
import { createSchemeLoader, type SchemeLoader } from './features/starter-scheme/scheme-loader.ts';
import { titleOldWeeks } from './features/starter-scheme/title-old-weeks.ts';
import { startCollecting } from './files/collect-unused.ts';
import { openAssetStore, openFileStore } from './files/open-file-store.ts';
import { createKeptAssets, startRenewing } from './http/kept-assets.ts';
import { drain, listen } from './http/listen.ts';
import { readSite } from './http/static-site.ts';
import { createMailQueue } from './mail/mail-queue.ts';
import { startMailWorker } from './mail/mail-worker.ts';
import type { Mailer } from './mail/mailer.ts';
import { createOutboxMailer } from './mail/outbox.ts';
import { createSmtpMailer } from './mail/smtp.ts';
import { addGauges } from './metrics/gauges.ts';
import type { Metrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { createPdfChecker } from './pdf/pdf-checker.ts';
import { createPdfDrawer } from './pdf/pdf-drawer.ts';
import { deriveKey, loadSecret } from './secret.ts';
import { warnAboutSettings } from './settings-warnings.ts';
import { Background, Shutdown, within } from './shutdown.ts';
import { startReadingTexts } from './texts/read-texts.ts';

interface Surroundings {
  log: Logger;
  metrics: Metrics;
  /** The built site. */
  siteFolder: string;
  /** The program that renders its pages. */
  pageProgramFile: string;
  /** For people at a terminal, as opposed to the log. */
  print: (text: string) => void;
}

/** How long a stop may take, one after the other. The embedded database then has 12 s: less than main.ts allows. */
const DRAIN_WITHIN_MS = 6000;
const BACKGROUND_WITHIN_MS = 3000;
const CONNECTIONS_WITHIN_MS = 1500;

/** Starts every part after the parts that it needs; returns the function that stops them. */
export async function startProduct(
  config: Config,
  surroundings: Surroundings,
): Promise<() => Promise<void>> {
  const shutdown = new Shutdown();
  try {
    await start(config, surroundings, shutdown);
  } catch (error) {
    await shutdown.run().catch((cause: unknown) => {
      surroundings.log.error({ err: cause }, 'what had started did not stop cleanly');
    });
    throw error;
  }
  return () => shutdown.run();
}

async function start(
  config: Config,
  { log, metrics, siteFolder, pageProgramFile, print }: Surroundings,
  shutdown: Shutdown,
): Promise<void> {
  const now = () => new Date();
  warnAboutSettings(config, log);
  await makeDataDirectory(config.dataDir);
  const db = await startDatabase(config, log, shutdown);
  const checker = createPdfChecker(log);
  shutdown.add(checker.stop);
  const drawer = createPdfDrawer(log);
  shutdown.add(drawer.stop);
  const background = new Background();
  shutdown.add(() => background.stop(BACKGROUND_WITHIN_MS));
  const secret = await loadSecret(config.secret, config.dataDir);
  const key = deriveKey(secret, 'mail queue');
  await checkClock({ db, now, log });
  await prepareData(config, db, log, now());
  const sharing = { shared: config.databaseUrl !== undefined };
  const files = await openFileStore(config, sharing);

  const mailer = await openMailer(config, print);
  const worker = startMailWorker({ db, mailer, key, now, log });
  background.add(worker.stop);

  background.add(startSweeping({ db, now, log }));
  background.add(startCollecting({ db, files, log, now }));

  const site = await readSite(siteFolder);
  const pageProgram: PageProgram = await import(pathToFileURL(pageProgramFile).href);
  const assetStore = await openAssetStore(config, sharing);
  const keptAssets = createKeptAssets({ store: assetStore, site, log, now });
  const renewed = keptAssets.renew();
  // Another copy may be asked for the assets of the first page that this one serves.
  if (sharing.shared) await renewed;
  const stopRenewing = startRenewing(keptAssets);
  background.add(async () => stopRenewing());

  let stopping = false;
  const mail = createMailQueue(key, now, worker.wake);
  if (config.metrics) {
    addGauges(metrics.registry, { db, files, now, dataDir: config.dataDir });
    background.add(await serveMetrics(metrics.registry, config.metrics));
  }
  const deps = { db, files, mail, now, log, metrics, checkPdf: checker.check, drawer };
  background.add(startSubscriptionClock(deps));
  background.add(startReadingTexts({ ...deps, readTexts: checker.readTexts }));
  const titled = titleOldWeeks(deps);
  background.add(() => titled);
  const sessionUse = createSessionUse({ db, log });
  background.add(sessionUse.stop);
  const usage = createUsage({ db, now, log });
  background.add(usage.stop);
  const schemeLoader = createSchemeLoader(deps, { print });
  background.add(schemeLoader.stop);
  const app = createApp(deps, {
    ...config,
    schemeLoader,
    sessionUse,
    usage,
    secret,
    site,
    pageProgram,
    findKeptAsset: keptAssets.find,
    outboxFolder: config.smtpUrl ? undefined : outboxFolder(config.dataDir),
    isStopping: () => stopping,
    drawsUploads: true,
  });
  const server = await listen(app, config, log);
  shutdown.add(async () => {
    stopping = true;
    await drain(server, DRAIN_WITHIN_MS);
  });
  if (hasDemoData(config) && config.starterScheme) fillDemo(schemeLoader, log);
}

/** Goes on while the site is in use. */
function fillDemo(schemeLoader: SchemeLoader, log: Logger): void {
  schemeLoader
    .start({ actor: 'first start', extent: 'empty library' })
    .catch((error: unknown) => log.error({ err: error }, 'the starter scheme was not begun'));
}

async function startDatabase(config: Config, log: Logger, shutdown: Shutdown): Promise<Database> {
  let connectionString = config.databaseUrl;
  if (!connectionString) {
    const embedded = await startEmbeddedPostgres(config.dataDir, log);
    shutdown.add(embedded.stop);
    connectionString = embedded.connectionString;
  }
  const applied = await migrate(connectionString);
  if (applied.length > 0) log.info({ migrations: applied }, 'the database was brought up to date');
  const db = openDatabase(connectionString, log, {
    connections: config.databaseConnections,
    applicationName: copyName(hostname(), config.port),
  });
  shutdown.add(() => within(CONNECTIONS_WITHIN_MS, db.destroy()));
  return db;
}

async function prepareData(config: Config, db: Database, log: Logger, now: Date): Promise<void> {
  if (hasDemoData(config)) await insertDemoData(db, now);
  else await beginSetup(db, now);
  for (const email of config.adminEmails) {
    const granted = await grantAdministrator(db, email, { now, actor: 'ADMIN_EMAILS' });
    if (granted === 'organisation') {
      log.warn('ADMIN_EMAILS names an organisation account, which cannot be an administrator');
    }
  }
}

/** Demo data is for trying the product out: never in production, and never in an operator's own database. */
export function hasDemoData({ production, databaseUrl }: Config): boolean {
  return !production && databaseUrl === undefined;
}

function openMailer(
  { dataDir, smtpUrl, mailFrom }: Config,
  print: (text: string) => void,
): Promise<Mailer> | Mailer {
  return smtpUrl
    ? createSmtpMailer(smtpUrl, mailFrom)
    : createOutboxMailer(outboxFolder(dataDir), mailFrom, print);
}

function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}
