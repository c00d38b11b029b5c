import { requestCode, signInWithCode } from '#contract/session.ts';
import { openBrowser } from '../../browser.ts';
import { type Attack, CONNECTIONS, flood, from, keepBusy, postJson } from '../target.ts';

/** The teacher whose codes are asked for and guessed. */
export const VICTIM = 'victim@orchard.example';
const GUESSES_A_CODE = 5;
const MANY_NETWORKS = 20;

/**
 * Codes asked for and guessed for one teacher's address: from browsers that keep their cookies, from one
 * network, and from a new network each time.
 */
export const oneAddress: Attack = (target, loot) => {
  const browsers = Array.from({ length: CONNECTIONS }, (_, number) =>
    openBrowser(target.url, { network: from(number)['x-forwarded-for'] }),
  );
  const strangers = (network: number) =>
    openBrowser(target.url, { network: from(network)['x-forwarded-for'] });
  const one = strangers(1000);
  return keepBusy(target, loot, async (n, connection) => {
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

/** Five guesses for each of many addresses that nobody has, each from another network. */
export const madeUpAddresses = flood((n) => {
  const number = Math.floor(n / (GUESSES_A_CODE + 1));
  const email = `made-up-${number}@orchard.example`;
  if (n % (GUESSES_A_CODE + 1) === 0) return postJson(requestCode.path, { email }, from(number));
  return postJson(signInWithCode.path, { email, code: randomCode() }, from(number));
});

/** Messages to people of a school, and of no school, who do not exist. */
export const mailFlood = flood((n) => {
  const domain = n % 2 === 0 ? 'meadow.example' : `nowhere-${n % 50}.example`;
  return postJson(requestCode.path, { email: `nobody-${n}@${domain}` }, from(n % MANY_NETWORKS));
});

function randomCode(): string {
  return String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0');
}
