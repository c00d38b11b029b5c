import { expect, test } from 'vitest';
import { parseUserAgent } from './user-agent.ts';

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';
const GALAXY = 'Mozilla/5.0 (Linux; Android 14; SM-S921B)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

test.each([
  ['chrome', 'windows', `${WINDOWS}) ${KIT} Chrome/142.0.0.0 Safari/537.36`],
  ['edge', 'windows', `${WINDOWS}) ${KIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`],
  ['firefox', 'windows', `${WINDOWS}; rv:144.0) Gecko/20100101 Firefox/144.0`],
  ['opera', 'windows', `${WINDOWS}) ${KIT} Chrome/141.0.0.0 Safari/537.36 OPR/125.0.0.0`],
  ['safari', 'mac', `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`],
  ['chrome', 'mac', `${MAC} ${KIT} Chrome/142.0.0.0 Safari/537.36`],
  ['safari', 'iphone', `${PHONE} (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`],
  ['chrome', 'iphone', `${PHONE} (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1`],
  ['firefox', 'iphone', `${PHONE} (KHTML, like Gecko) FxiOS/144.0 Mobile/15E148 Safari/605.1.15`],
  ['edge', 'iphone', `${PHONE} (KHTML, like Gecko) Version/18.0 EdgiOS/142.0 Safari/604.1`],
  ['safari', 'ipad', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Version/12.1 Safari/604.1'],
  ['chrome', 'android', `${GALAXY} ${KIT} Chrome/142.0.0.0 Mobile Safari/537.36`],
  ['samsung', 'android', `${GALAXY} ${KIT} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`],
  ['edge', 'android', `${GALAXY} ${KIT} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0`],
  ['chrome', 'chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/142.0 Safari/1`],
  ['firefox', 'linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'],
  [null, 'windows', `${WINDOWS}) SchoolKiosk 3`],
  ['chrome', null, 'Chrome/142.0.0.0'],
  [null, null, 'curl/8.5.0'],
  [null, null, ''],
  [null, null, null],
])('finds %s on %s in header %j', (name, system, userAgent) => {
  expect(parseUserAgent(userAgent)).toEqual({ name, system });
});
