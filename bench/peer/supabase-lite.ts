import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import type { Call } from '../wrk.ts';

const run = promisify(execFile);

/** @supabase/lite needs a newer Node than the product; the npm package `node` contains one. */
const PACKAGES = ['@supabase/lite@0.10.0', 'node@22.23.3'];
const CONFIG = 'supabase/config.toml';
/** The rules of the product: users read their own profile, and signed-in users read files. */
const SCHEMA = `
create table public.profiles (
  id uuid primary key,
  email text not null,
  username text,
  newsletter boolean not null default false
);
alter table public.profiles enable row level security;
create policy read_own on public.profiles for select to authenticated using (auth.uid() = id);
create policy make_own on public.profiles for insert to authenticated with check (auth.uid() = id);
create policy read_learning on storage.objects for select to authenticated using (bucket_id = 'learning');
`;

const signedUp = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });
const signed = z.object({ signedUrl: z.string() });

/** Installs @supabase/lite into the folder, starts it with `lite start` and uploads the same files. */
export async function startSupabaseLite(
  folder: string,
  { port, paths, content }: { port: number; paths: string[]; content: Buffer },
) {
  const project = join(folder, 'project');
  const env = { ...process.env, EXPERIMENTAL_STORAGE: '1', LITE_TELEMETRY: '0', DO_NOT_TRACK: '1' };
  await mkdir(project, { recursive: true });
  await run('npm', ['init', '-y'], { cwd: folder });
  await run('npm', ['install', '--no-audit', '--no-fund', ...PACKAGES], { cwd: folder });
  const node = join(folder, 'node_modules/.bin/node');
  const lite = [join(folder, 'node_modules/@supabase/lite/dist/cli/index.js'), '--no-telemetry'];
  await run(node, [...lite, 'init'], { cwd: project, env });
  await mkdir(join(project, 'supabase/migrations'));
  await writeFile(join(project, 'supabase/migrations/20260101000000_tables.sql'), SCHEMA);
  const config = await readFile(join(project, CONFIG), 'utf8');
  await writeFile(join(project, CONFIG), config.replace('54321', String(port)));
  await appendFile(join(project, CONFIG), '\n[storage]\nenabled = true\n');
  await run(node, [...lite, 'migration', 'up'], { cwd: project, env });
  const stop = await start();
  const url = `http://127.0.0.1:${port}`;
  const calls = await prepare().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { stop, calls };

  async function start(): Promise<() => Promise<void>> {
    const child = spawn(node, [...lite, 'start', '--no-admin'], {
      cwd: project,
      env,
      stdio: 'ignore',
    });
    while (!(await fetch(`http://127.0.0.1:${port}/auth/v1/health`).catch(() => undefined))) {
      if (child.exitCode !== null) throw new Error('@supabase/lite did not start');
      await sleep(200);
    }
    return async () => {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    };
  }

  async function prepare(): Promise<Record<string, Call>> {
    const keys = await readFile(join(project, '.env'), 'utf8');
    const keyOf = (name: string) => new RegExp(`${name}=(\\S+)`).exec(keys)?.[1] ?? '';
    const secret = { apikey: keyOf('SUPABASE_SECRET_KEY') };
    const anonymous = { apikey: keyOf('SUPABASE_PUBLISHABLE_KEY') };
    const account = { email: 'teacher@orchard.example', password: 'orchard-demo' };
    const { access_token, user } = signedUp.parse(
      await post('/auth/v1/signup', account, anonymous),
    );
    const teacher = { ...anonymous, Authorization: `Bearer ${access_token}` };
    await post('/rest/v1/profiles', { id: user.id, email: account.email }, teacher);
    await post('/storage/v1/bucket', { id: 'learning', name: 'learning', public: false }, secret);
    for (const path of paths) {
      const to = `${url}/storage/v1/object/learning/${encodeURI(path)}`;
      const headers = { ...secret, 'Content-Type': 'application/pdf' };
      await requireOk(await fetch(to, { method: 'POST', headers, body: new Uint8Array(content) }));
    }
    const sign = `/storage/v1/object/sign/learning/${encodeURI(paths[0] ?? '')}`;
    const lifetime = { expiresIn: 3600 };
    const link = encodeURI(signed.parse(await post(sign, lifetime, teacher)).signedUrl);
    const list = { prefix: 'Year 2/Week 1', limit: 100, offset: 0 };
    return {
      profile: { url: `${url}/rest/v1/profiles?select=*&id=eq.${user.id}`, headers: teacher },
      list: { url: `${url}/storage/v1/object/list/learning`, headers: teacher, body: list },
      sign: { url: url + sign, headers: teacher, body: lifetime },
      'download, 1 MiB': { url: url + link, headers: {} },
      'range, 64 KiB': { url: url + link, headers: { Range: 'bytes=262144-327679' } },
    };
  }

  async function post(path: string, body: object, headers: Record<string, string>) {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await requireOk(response);
    return text === '' ? undefined : JSON.parse(text);
  }
}

async function requireOk(response: Response): Promise<string> {
  const text = await response.text();
  if (!response.ok) throw new Error(`@supabase/lite answered ${response.status}: ${text}`);
  return text;
}
