import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface Call {
  url: string;
  headers: Record<string, string>;
  /** Sent as JSON; without one the call is a GET. */
  body?: object;
}

/** Answers a second to so many callers at once. An answer that is no success fails the run. */
export async function answersPerSecond(
  folder: string,
  { url, headers, body }: Call,
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
    ].join('\n'),
  );
  const args = ['-t1', `-c${callers}`, `-d${seconds}s`, '-s', script, url];
  // Not the waiting kind: the log of the product has to be read meanwhile.
  const { stdout } = await promisify(execFile)('wrk', args);
  if (/Non-2xx|Socket errors: connect [1-9]/.test(stdout)) throw new Error(stdout);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
