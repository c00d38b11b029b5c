import { signInOrganisation } from '#contract/session.ts';
import { openBrowser } from '../../browser.ts';
import { type Attack, bursts, networkHeader, keepBusy, postJson } from '../target.ts';

const AT_ONCE = 400;
const MANY_NETWORKS = 30;

/** Wrong passwords for one school from many networks, and from a pupil in the school's network. */
export const wrongPasswords: Attack = (target, result) => {
  const network = target.schoolNetwork;
  const pupil = openBrowser(target.url, { network });
  const strangers = Array.from({ length: MANY_NETWORKS }, (_, number) =>
    openBrowser(target.url, { network: networkHeader(number)['x-forwarded-for'] }),
  );
  return keepBusy(target, result, async (n) => {
    const input = { domain: 'orchard.example', password: `wrong-${n}` };
    const withoutCookies = n % 3 === 0 ? openBrowser(target.url, { network }) : undefined;
    const browser = withoutCookies ?? (n % 3 === 1 ? pupil : strangers[n % MANY_NETWORKS]) ?? pupil;
    const answer = await browser.call('POST', signInOrganisation.path, input);
    withoutCookies?.close();
    return answer;
  });
};

/** Passwords to hash, which is expensive: half of them from one network, the others each from another. */
export const passwordFlood = bursts({
  atOnce: AT_ONCE,
  requestNumber(n) {
    const input = { domain: `made-up-${n}.example`, password: 'orchard' };
    return postJson(signInOrganisation.path, input, networkHeader(n % 2 === 0 ? 0 : n));
  },
});
