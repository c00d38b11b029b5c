import { readdirSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';

export type AnyEndpoint = Endpoint<z.ZodMiniObject, z.ZodMiniType>;

const FOLDER = new URL('../contract/', import.meta.url);

/** Every call that the contract declares, found among the exports of its files. */
export async function everyEndpoint(): Promise<AnyEndpoint[]> {
  const names = readdirSync(FOLDER).filter((file) => /^[a-z-]+\.ts$/.test(file));
  const modules = await Promise.all(names.map(exportsOf));
  return modules.flat().filter((each) => isEndpoint(each));
}

async function exportsOf(file: string): Promise<unknown[]> {
  const module: object = await import(`../contract/${file.slice(0, -'.ts'.length)}.ts`);
  return Object.values(module);
}

function isEndpoint(each: unknown): each is AnyEndpoint {
  return (
    typeof each === 'object' &&
    each !== null &&
    'input' in each &&
    each.input instanceof z.ZodMiniObject
  );
}
