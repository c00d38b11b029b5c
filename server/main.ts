import { fileURLToPath } from 'node:url';
import { BRAND } from '#contract/brand.ts';
import { commandConfig, isForOperator } from './command.ts';
import type { Config } from './config.ts';
import { describeDemoData } from './demo-data.ts';
import { describeDeployment } from './deployment.ts';
import { endProcess } from './end-process.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics/metrics.ts';
import { watchProcessFaults } from './process-faults.ts';
import { hasDemoData, startProduct } from './product.ts';
import { VERSION } from './release.ts';
import { exitCodeOf } from './start-error.ts';

const BUILT = {
  siteFolder: fileURLToPath(new URL('../web', import.meta.url)),
  pageProgramFile: fileURLToPath(new URL('../pages/render-page.js', import.meta.url)),
};
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** After this time the process exits with an error, even if a part hangs. */
const WHOLE_STOP_MS = 24_000;

try {
  await main();
} catch (error) {
  if (!isForOperator(error)) throw error;
  process.stderr.write(`${BRAND.name} cannot start. ${error.message}\n`);
  process.exit(exitCodeOf(error));
}

async function main(): Promise<void> {
  ignoreLostOutput();
  const config = commandConfig();
  const log = createLog(config.logLevel);
  const metrics = createMetrics();
  watchProcessFaults(log, metrics);
  const stopAsked = firstStopSignal((sentence) => log.warn(sentence));
  const stop = await startProduct(config, { log, metrics, ...BUILT, print });
  if (!config.production) print(welcome(config));
  const { publicUrl } = config;
  log.info({ version: VERSION, publicUrl, ...describeDeployment(config) }, 'ready');

  const signal = await stopAsked;
  log.info({ signal }, 'stopping');
  await stop().catch((error: unknown) => log.error({ err: error }, 'stopping did not go smoothly'));
  log.info('stopped');
  await endProcess(0, (sentence) => log.warn(sentence));
}

/** Listens from the beginning, so that a signal during the start leads to an orderly stop after it. */
function firstStopSignal(warn: (sentence: string) => void): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of STOP_SIGNALS) {
      process.on(signal, () => {
        setTimeout(() => void endProcess(1, warn), WHOLE_STOP_MS).unref();
        resolve(signal);
      });
    }
  });
}

/** Keeps a closed terminal or pipe from ending the product. */
function ignoreLostOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

function welcome(config: Config): string {
  const { publicUrl, smtpUrl } = config;
  const mail = smtpUrl ? '' : `Mail is not sent but kept for you to read: ${publicUrl}/outbox\n`;
  const people = hasDemoData(config) ? `\n${describeDemoData()}\n` : '';
  return `\n${BRAND.name} is ready: ${publicUrl}\n${mail}${people}Stop it with Ctrl+C.\n\n`;
}

function print(text: string): void {
  process.stdout.write(text);
}
