import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';

export interface FoundPattern {
  file: string;
  pattern: RegExp;
}

export interface FoundPatterns {
  /** Written out in the source. */
  literal: FoundPattern[];
  /** The file of each pattern that is put together when the program runs. */
  composed: string[];
}

/** Finds every regular expression in the sources below these folders, without their tests. */
export function findPatterns(folders: string[]): FoundPatterns {
  const found: FoundPatterns = { literal: [], composed: [] };
  for (const file of folders.flatMap((folder) => sourcesIn(folder))) {
    addPatterns(found, file, readFileSync(file, 'utf8'));
  }
  return found;
}

export function addPatterns(found: FoundPatterns, file: string, source: string): void {
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), (node) => {
    const { pattern, flags } = partsOf(node['regex']);
    if (typeof pattern === 'string' && typeof flags === 'string') {
      found.literal.push({ file, pattern: new RegExp(pattern, flags) });
    }
    if (partsOf(node['callee'])['name'] === 'RegExp') found.composed.push(file);
  });
}

function sourcesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = names.filter((name) => /\.tsx?$/.test(name));
  return sources
    .filter((name) => !/\.test\.tsx?$|^testing\//.test(name))
    .map((name) => `${folder}/${name}`);
}

function visit(node: unknown, each: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, each);
  } else if (typeof node === 'object' && node !== null && !(node instanceof RegExp)) {
    const parts = partsOf(node);
    each(parts);
    for (const part of Object.values(parts)) visit(part, each);
  }
}

function partsOf(node: unknown): Record<string, unknown> {
  return typeof node === 'object' && node !== null ? { ...node } : {};
}
