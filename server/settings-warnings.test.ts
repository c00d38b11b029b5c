import { expect, test } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { warnAboutSettings } from './settings-warnings.ts';

const MAILED = { production: true, smtpUrl: 'smtp://mail.example' };
const TRIED_OUT = { production: false, smtpUrl: undefined };

test.each([
  [{ ...MAILED, publicUrl: 'http://spelling.example' }, ['PUBLIC_URL begins with http']],
  [{ ...MAILED, publicUrl: 'https://spelling.example' }, []],
  [{ ...TRIED_OUT, publicUrl: 'http://localhost:3000' }, []],
  [{ ...TRIED_OUT, publicUrl: 'http://[::1]:3000' }, []],
  [{ ...TRIED_OUT, publicUrl: 'https://spelling.example' }, ['/outbox']],
])('%j leads to the warnings %j', (config, warnings) => {
  const { log, lines } = captureLog();
  warnAboutSettings(config, log);
  expect(lines).toEqual(warnings.map((warning) => expect.stringContaining(warning)));
});
