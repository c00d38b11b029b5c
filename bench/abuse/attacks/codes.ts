import { requestCode, signInWithCode } from '#contract/session.ts';
import { openBrowser } from '../../browser.ts';
import { type Attack, CONNECTIONS, flood, networkHeader, keepBusy, postJson } from '../target.ts';

export const VICTIM = 'victim@orchard.example';
const GUESSES_PER_CODE = 5;
const MANY_NETWORKS = 20;

/**
 * Requests and guesses codes for one teacher's address: from browsers that keep their cookies, from one network,
 * and from a new network each time.
 */
export const oneAddress: Attack = (target, result) => {
  const browsers = Array.from({ length: CONNECTIONS }, (_, number) =>
    openBrowser(target.url, { network: networkHeader(number)['x-forwarded-for'] }),
  );
  const strangers = (network: number) =>
    openBrowser(target.url, { network: networkHeader(network)['x-forwarded-for'] });
  const one = strangers(1000);
  return keepBusy(target, result, async (n, connection) => {
    const isNewNetwork = n % 3 === 0;
    const fresh = isNewNetwork ? strangers(2000 + n) : undefined;
    const browser = fresh ?? (n % 3 === 1 ? one : browsers[connection]) ?? one;
    const answer =
      Math.floor(n / 3) % 2 === 0
        ? await browser.call('POST', requestCode.path, { email: VICTIM })
        : await browser.call('POST', signInWithCode.path, { email: VICTIM, code: randomCode() });
    fresh?.close();
    return answer;
  });
};

/** Five guesses for each of many made-up addresses, each address from another network. */
export const madeUpAddresses = flood((n) => {
  const number = Math.floor(n / (GUESSES_PER_CODE + 1));
  const email = `made-up-${number}@orchard.example`;
  if (n % (GUESSES_PER_CODE + 1) === 0)
    return postJson(requestCode.path, { email }, networkHeader(number));
  return postJson(signInWithCode.path, { email, code: randomCode() }, networkHeader(number));
});

/** Requests codes to made-up addresses of a school and of domains without a school. */
export const mailFlood = flood((n) => {
  const domain = n % 2 === 0 ? 'meadow.example' : `nowhere-${n % 50}.example`;
  return postJson(
    requestCode.path,
    { email: `nobody-${n}@${domain}` },
    networkHeader(n % MANY_NETWORKS),
  );
});

function randomCode(): string {
  return String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0');
}
