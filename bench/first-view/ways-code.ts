import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'vite';

/** What the sign-in page needs passkeys and providers for, and what would stand there without them. */
const REPLACED_FILES: [file: string, instead: string][] = [
  ['features/passkeys/use-passkey-autofill.ts', 'export const usePasskeyAutofill = () => ({});'],
  ['features/sign-in/provider-buttons.tsx', 'export const ProviderButtons = () => null;'],
  [
    'features/sign-in/providers-query.ts',
    'const no = () => {}; export { no as isConfirming, no as prepareSignIn, no as refusedByProvider, no as unconfirmedAccountQuery };',
  ],
  ['features/sign-in/is-provider-down.ts', 'export const isProviderDown = () => false;'],
  ['copy/sign-in-ways.ts', 'export const signInWaysCopy = {};'],
];
/** The files that the page loads. */
const PAGE_FILES: ReadonlySet<string> = new Set(['index', 'forms', 'signed-in', 'sign-in']);

/** Compressed bytes of script that the sign-in page has for passkeys and providers: built with them, and without. */
export async function countWaysCode(): Promise<number> {
  return (await countPageScript([])) - (await countPageScript([withoutWays()]));
}

async function countPageScript(plugins: Plugin[]): Promise<number> {
  const built = await build({
    configFile: 'vite.config.ts',
    logLevel: 'error',
    plugins,
    build: { write: false },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const files = outputs
    .flatMap(({ output }) => output)
    .filter((file) => file.type === 'chunk')
    .filter(({ name }) => PAGE_FILES.has(name));
  if (files.length !== PAGE_FILES.size) {
    throw new Error(`the page has other files: ${files.map(({ name }) => name).join(', ')}`);
  }
  return files.reduce((total, { code }) => total + brotliCompressSync(code).length, 0);
}

function withoutWays(): Plugin {
  return {
    name: 'without-ways',
    enforce: 'pre',
    load: (id) => REPLACED_FILES.find(([file]) => id.endsWith(`/web/${file}`))?.[1],
  };
}
