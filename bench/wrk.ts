import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface Call {
  url: string;
  headers: Record<string, string>;
  /** One for each call in turn. */
  cookies?: readonly string[];
  /** Sent as JSON by POST; without a body the call is a GET. */
  body?: object;
}

/** Runs wrk with this many callers at once, and returns the answers per second. */
export async function answersPerSecond(
  folder: string,
  { url, headers, cookies, body }: Call,
  { callers, seconds }: { callers: number; seconds: number },
): Promise<number> {
  const script = join(folder, 'call.lua');
  const lines = Object.entries({ ...headers, ...(body && { 'Content-Type': 'application/json' }) });
  await writeFile(
    script,
    [
      ...(body
        ? ['wrk.method = "POST"', `wrk.body = ${JSON.stringify(JSON.stringify(body))}`]
        : []),
      ...lines.map(([name, value]) => `wrk.headers["${name}"] = ${JSON.stringify(value)}`),
      ...(cookies ? inTurn(cookies) : []),
    ].join('\n'),
  );
  const args = ['-t1', `-c${callers}`, `-d${seconds}s`, '-s', script, url];
  // Not execFileSync: the log of the product has to be read meanwhile.
  const { stdout } = await promisify(execFile)('wrk', args);
  return readRate(stdout, url);
}

function inTurn(cookies: readonly string[]): string[] {
  return [
    `local cookies = {${cookies.map((cookie) => JSON.stringify(cookie)).join(',')}}`,
    'local calls = 0',
    'function request()',
    '  calls = calls + 1',
    '  wrk.headers["cookie"] = cookies[calls % #cookies + 1]',
    '  return wrk.format()',
    'end',
  ];
}

/** wrk counts refusals in its rate, and prints lines about errors only if there were some. */
export function readRate(report: string, url: string): number {
  const errors = /^\s*(Socket errors:|Non-2xx or 3xx responses:).*$/gm;
  const complaints = Array.from(report.matchAll(errors), ([line]) => line.trim());
  if (complaints.length > 0) {
    throw new Error(`Not every call of ${url} was answered well. ${complaints.join('. ')}.`);
  }
  const rate = Number(/^Requests\/sec:\s+([\d.]+)/m.exec(report)?.[1]);
  if (!(rate > 0)) throw new Error(`No call of ${url} was answered: ${report}`);
  return rate;
}
