import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PROJECT_ROOT } from '#tooling/project-root.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { openTestStore } from '#testing/test-store.ts';
import { addGauges } from './gauges.ts';
import { createMetrics } from './metrics.ts';

const db = await openTestDatabase();
const FUNCTIONS = new Set(['histogram_quantile']);

const dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
});

test.each([
  ['an alert', alertRules],
  ['the dashboard', dashboardQueries],
])('every metric that %s asks for is one that the product reports', async (_what, read) => {
  const names = namesIn(read());
  expect(names.length).toBeGreaterThan(10);
  const reported = await reportedNames();
  expect(names.filter((name) => !reported.has(name))).toEqual([]);
});

test('every alert has a severity, and a sentence that says what is wrong', () => {
  const rules = alertRules().split('- alert: ').slice(1);
  expect(rules.length).toBeGreaterThan(15);
  for (const rule of rules) {
    expect(rule).toMatch(/labels: \{ severity: (critical|warning) \}/);
    expect(rule).toMatch(/annotations:\s+\{\s+summary: '[^']+\.',?\s+\}/);
  }
});

test('every alert has its place in the runbook', () => {
  const runbook = readFileSync(join(PROJECT_ROOT, 'docs/runbook.md'), 'utf8');
  const names = [...alertRules().matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !runbook.includes(`\`${name}\``))).toEqual([]);
});

function alertRules(): string {
  const text = readFileSync(join(PROJECT_ROOT, 'deploy/prometheus-alerts.yaml'), 'utf8');
  return text.replaceAll(/ ?#.*$/gm, '');
}

function dashboardQueries(): string {
  const text = readFileSync(join(PROJECT_ROOT, 'deploy/grafana-dashboard.json'), 'utf8');
  const { panels } = dashboard.parse(JSON.parse(text));
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
}

/** Metrics have an underscore in their names; labels and keywords here have none. */
function namesIn(text: string): string[] {
  const found = text.match(/\b[a-z0-9]+(?:_[a-z0-9]+)+\b/g) ?? [];
  const names = found.map((name) => name.replace(/_(bucket|count|sum)$/, ''));
  return [...new Set(names)].filter((name) => !FUNCTIONS.has(name));
}

async function reportedNames(): Promise<Set<string>> {
  const { registry } = createMetrics();
  const dataDir = await temporaryFolder();
  const files = await openTestStore(dataDir);
  addGauges(registry, { db, files, now: () => new Date(), dataDir });
  return new Set(registry.getMetricsAsArray().map(({ name }) => name));
}
