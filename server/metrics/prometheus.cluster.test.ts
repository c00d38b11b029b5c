import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { startDaemon, until } from '#testing/cluster/daemon.ts';
import { startDisposable } from '#testing/disposable-product.ts';
import { eventually } from '#testing/eventually.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { ensurePrograms } from '#tooling/debian-packages.ts';
import { PROJECT_ROOT } from '#tooling/project-root.ts';
import { freePort } from '../db/embedded/free-port.ts';

const RULES = join(PROJECT_ROOT, 'deploy/prometheus-alerts.yaml');
const ruleGroups = z.object({
  data: z.object({
    groups: z.array(
      z.object({
        rules: z.array(z.object({ name: z.string(), health: z.string(), state: z.string() })),
      }),
    ),
  }),
});
const dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
});
const vector = z.object({
  data: z.object({ result: z.array(z.object({ value: z.tuple([z.number(), z.string()]) })) }),
});

ensurePrograms(['prometheus', 'promtool'], ['prometheus']);

test('the alert rules are valid, and each fires at its fault and at no other time', () => {
  expect(promtool('check', 'rules', RULES)).toContain('SUCCESS');
  const tests = join(PROJECT_ROOT, 'deploy/prometheus-alerts.test.yaml');
  expect(promtool('test', 'rules', tests)).toContain('SUCCESS');
});

test('Prometheus reads the metrics of a copy and evaluates every rule, and none fires', async () => {
  const metricsPort = await freePort('localhost');
  const env = { METRICS_PORT: String(metricsPort) };
  await startDisposable(await temporaryFolder(), { env });
  const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
  expect(promtoolReading(text, 'check', 'metrics')).not.toMatch(/error/i);

  const url = await startPrometheus(metricsPort);
  await eventually(async () => {
    const { data } = vector.parse(
      await ask(url, '/api/v1/query?query=database_up%2Bfile_store_up'),
    );
    expect(data.result.map(({ value }) => value[1])).toEqual(['2']);
  });
  for (const query of dashboardQueries()) {
    const answer = await ask(url, `/api/v1/query?query=${encodeURIComponent(query)}`);
    expect([query, answer]).toEqual([query, expect.objectContaining({ status: 'success' })]);
  }
  await eventually(async () => {
    const { data } = ruleGroups.parse(await ask(url, '/api/v1/rules'));
    const rules = data.groups.flatMap((group) => group.rules);
    expect(rules.length).toBeGreaterThan(15);
    expect(rules.filter(({ health }) => health !== 'ok')).toEqual([]);
    expect(rules.filter(({ state }) => state === 'firing')).toEqual([]);
  }, 40_000);
});

function dashboardQueries(): string[] {
  const text = readFileSync(join(PROJECT_ROOT, 'deploy/grafana-dashboard.json'), 'utf8');
  const { panels } = dashboard.parse(JSON.parse(text));
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(queries.length).toBeGreaterThan(15);
  return queries;
}

async function startPrometheus(target: number): Promise<string> {
  const folder = await temporaryFolder();
  const port = await freePort('127.0.0.1');
  const file = join(folder, 'prometheus.yml');
  await writeFile(
    file,
    `global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: ['${RULES}']
scrape_configs:
  - job_name: spelling-orchard
    static_configs: [{ targets: ['localhost:${target}'] }]
`,
  );
  const daemon = startDaemon(
    [
      'prometheus',
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { log: join(folder, 'out') },
  );
  onTestFinished(() => daemon.stop());
  const url = `http://127.0.0.1:${port}`;
  await until('Prometheus', () =>
    fetch(`${url}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return url;
}

async function ask(url: string, path: string): Promise<unknown> {
  return (await fetch(url + path)).json();
}

function promtool(...args: string[]): string {
  return promtoolReading('', ...args);
}

function promtoolReading(input: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8' });
  return stdout + stderr;
}
