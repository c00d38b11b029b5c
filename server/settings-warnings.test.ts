import { expect, test } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { warnAboutSettings } from './settings-warnings.ts';

test.each([
  [{ production: true, publicUrl: 'http://spelling.example' }, 1],
  [{ production: true, publicUrl: 'https://spelling.example' }, 0],
  [{ production: false, publicUrl: 'http://localhost:3000' }, 0],
])('%j leads to %i warnings', (config, warnings) => {
  const { log, lines } = captureLog();
  warnAboutSettings(config, log);
  expect(lines).toHaveLength(warnings);
  expect(lines.join('')).toContain(warnings > 0 ? 'PUBLIC_URL begins with http' : '');
});
