import * as z from 'zod/mini';
import type { Site } from './static-site.ts';

/** Vite's list of the built files: by source file, or by name for a file that several share. */
const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.optional(z.boolean()),
    imports: z._default(z.array(z.string()), []),
  }),
);

const MANIFEST = '/.vite/manifest.json';

/** Returns a function that lists the addresses of the code of a screen, besides what every page loads. */
export function readScreenFiles(site: Site): (screen: string) => string[] {
  const listed = manifest.parse(
    JSON.parse(Buffer.from(site.get(MANIFEST)?.bytes ?? '{}').toString()),
  );
  const onEveryPage = Object.keys(listed).filter((key) => listed[key]?.isEntry);
  const loaded = new Set(onEveryPage.flatMap(filesOf));
  return (screen) => filesOf(screen).filter((file) => !loaded.has(file));

  function filesOf(key: string): string[] {
    const found = new Set<string>();
    collect(key, found);
    return [...found];
  }

  function collect(key: string, found: Set<string>): void {
    const part = listed[key];
    if (!part || found.has(`/${part.file}`)) return;
    found.add(`/${part.file}`);
    for (const each of part.imports) collect(each, found);
  }
}
