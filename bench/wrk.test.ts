import { expect, test } from 'vitest';
import { readRate } from './wrk.ts';

const URL = 'http://localhost:3000/api/profile';

test('a run without errors gives its rate', () => {
  expect(readRate(reportOf(''), URL)).toBe(402.81);
});

test.each([
  'Socket errors: connect 8, read 0, write 0, timeout 0',
  'Socket errors: connect 0, read 12, write 0, timeout 0',
  'Socket errors: connect 0, read 0, write 0, timeout 3',
  'Non-2xx or 3xx responses: 5',
])('a run with errors is rejected: %s', (complaint) => {
  expect(() => readRate(reportOf(`  ${complaint}\n`), URL)).toThrow(complaint);
});

test('a run without an answer is rejected', () => {
  expect(() => readRate('Requests/sec:      0.00\n', URL)).toThrow('No call');
  expect(() => readRate('', URL)).toThrow('No call');
});

/** The output of wrk 4. */
function reportOf(complaint: string): string {
  return `Running 3s test @ ${URL}
  1 threads and 8 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency    19.78ms    4.17ms  60.55ms   89.01%
    Req/Sec   405.17     49.31   474.00     86.67%
  1212 requests in 3.01s, 618.83KB read
${complaint}Requests/sec:    402.81
Transfer/sec:    205.67KB
`;
}
