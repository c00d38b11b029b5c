import { freePort } from '#server/db/embedded/free-port.ts';
import { runCommand } from './command.ts';
import { dataFolder } from './data-folder.ts';
import { startDisposable } from './disposable-product.ts';
import { temporaryFolder } from './temporary-folder.ts';

type Options = NonNullable<Parameters<typeof startDisposable>[1]>;

/** A product with what an operator has: its log, its metrics and the doctor. */
export async function watchedProduct({ env = {}, ...options }: Options = {}) {
  const dataDir = 'DATABASE_URL' in env ? await temporaryFolder() : await dataFolder();
  const metricsPort = await freePort('localhost');
  const all = { ...env, METRICS_PORT: String(metricsPort) };
  const product = await startDisposable(dataDir, { ...options, env: all });
  return {
    ...product,
    /** The lines of warnings and errors. */
    complaints: () => product.output().split('\n').filter(isComplaint).join('\n'),
    metrics: async () => (await fetch(`http://localhost:${metricsPort}/metrics`)).text(),
    doctor: async (more: Record<string, string> = {}) => {
      const PORT = new URL(product.url).port;
      const { says } = await runCommand('doctor', [], { DATA_DIR: dataDir, PORT, ...env, ...more });
      return says;
    },
    post: (path: string, input: object, headers: Record<string, string> = {}) =>
      fetch(product.url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(input),
      }),
  };
}

/** Pino counts 40 for a warning and 50 for an error. */
function isComplaint(line: string): boolean {
  return /^\{"level":[45]0,/.test(line);
}
