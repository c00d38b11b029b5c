import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { freePort } from '#server/db/embedded/free-port.ts';
import { AGREES, checkStore } from '#testing/check-store.ts';
import { addClusterOfRun } from '#testing/cluster-for-stories.ts';
import { givenEngines } from '#testing/cluster/engines.ts';
import { type ProductProcess, startProductProcess } from '#testing/product-process.ts';
import { type SigningProvider, startSigningProvider } from '#testing/signing-provider.ts';
import { gotoWaitsForScript } from './script-runs.ts';

interface Running {
  product: ProductProcess;
  /** Settings of the product beside the usual ones. */
  environment: Record<string, string>;
  /** Whether teachers can sign in through a provider. */
  withProvider: boolean;
  /** That provider. */
  provider: SigningProvider | undefined;
  port: number;
}

interface Checks {
  /** Errors and warnings of the browser, and requests to other hosts; a story fails when any are left at the end. */
  complaints: string[];
}

/** A story runs against the built product on a port and a data directory of its own. */
export const test = base.extend<Checks, Running>({
  environment: [{}, { option: true, scope: 'worker' }],
  withProvider: [false, { option: true, scope: 'worker' }],

  port: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from this pattern
    async ({}, use) => use(await freePort('localhost')),
    { scope: 'worker' },
  ],

  provider: [
    async ({ withProvider, port }, use) => {
      const settings = { id: 'other', domains: ['orchard.example'] } as const;
      const provider = withProvider
        ? await startSigningProvider(settings, `http://localhost:${port}`)
        : undefined;
      await use(provider);
      await provider?.stop();
    },
    { scope: 'worker' },
  ],

  product: [
    async ({ environment, provider, port }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'orchard-e2e-'));
      const env = { ...environment, ...providerEnvironment(provider) };
      const product = await start(dataDir, { env, port });
      await use(product);
      await product.stop();
      expect(checkStore(dataDir)).toBe(AGREES);
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ product }, use) => use(product.url),

  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) gotoWaitsForScript(page);
    await use(page);
  },

  complaints: [
    async ({ page, baseURL, provider }, use) => {
      const complaints: string[] = [];
      noteComplaints(page, complaints, baseURL, provider?.settings.issuer);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** For a second page of a story; the first is watched automatically. */
export function noteComplaints(
  page: Page,
  complaints: string[],
  baseURL?: string,
  provider?: string,
): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const ours =
      [...ourOrigins(baseURL), ...(provider ? [provider] : [])].some((origin) =>
        request.url().startsWith(`${origin}/`),
      ) || /^(data|blob):/.test(request.url());
    if (!ours) complaints.push(`a request left our origin: ${request.url()}`);
  });
}

/** Where requests may go: to the product, and to its object store where downloads go straight there. */
export function ourOrigins(url = ''): string[] {
  const store = process.env['S3_PUBLIC_ENDPOINT'];
  return store === undefined ? [url] : [url, store];
}

function providerEnvironment(provider: SigningProvider | undefined): Record<string, string> {
  if (!provider) return {};
  const { name, issuer, clientId, clientSecret, domains } = provider.settings;
  return {
    OIDC_NAME: name,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_DOMAINS: domains.join(','),
  };
}

/** The product by itself; where there are engines, many copies of it behind nginx. */
async function start(
  dataDir: string,
  options: { env: Record<string, string>; port: number },
): Promise<ProductProcess> {
  const engines = givenEngines();
  if (!engines) {
    await addClusterOfRun(dataDir);
    return startProductProcess(dataDir, options);
  }
  const { clusterEnvironment, startClusteredProduct } =
    await import('#testing/cluster/clustered-product.ts');
  const env = await clusterEnvironment(engines);
  // For stories that read the product's database and files directly.
  Object.assign(process.env, env);
  return startClusteredProduct(dataDir, { ...env, ...options.env }, options.port);
}

export { expect };
