import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { PROJECT_ROOT } from '../project-root.ts';

const environment = z.record(
  z.string(),
  z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
);

/** Strict, so that a test fails at a line of compose.yaml that it does not know. */
const product = z.strictObject({
  build: z.literal('.'),
  init: z.literal(true),
  read_only: z.literal(true),
  tmpfs: z.array(z.string()),
  cap_drop: z.array(z.string()),
  security_opt: z.array(z.string()),
  stop_grace_period: z.string().check(z.regex(/^\d+s$/)),
  ports: z.array(z.string()),
  environment,
  volumes: z.array(z.string()),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })),
});

const composition = z.object({
  services: z.object({
    product,
    database: z.object({ environment }),
    store: z.object({ environment }),
    bucket: z.object({ command: z.array(z.string()) }),
    mail: z.object({ image: z.string() }),
  }),
});

/** The services of compose.yaml, with its variables filled in as in an empty environment. */
export function readCompose() {
  const text = read('compose.yaml').replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1');
  return composition.parse(parse(text)).services;
}

/** What a user may set for compose.yaml: `${NAME:-…}`. */
export function composeVariables(): string[] {
  return Array.from(read('compose.yaml').matchAll(/\$\{(\w+)/g), ([, name = '']) => name);
}

/** The variables that the image itself sets. */
export function imageEnvironment(): Record<string, string> {
  const lastStage =
    read('Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const line = /^ENV (.+)$/m.exec(lastStage)?.[1] ?? '';
  return Object.fromEntries(line.split(' ').map((pair) => pair.split('=')));
}

function read(file: string): string {
  return readFileSync(join(PROJECT_ROOT, file), 'utf8');
}
