import { signInOrganisation } from '#contract/session.ts';
import { openBrowser } from '../../browser.ts';
import { type Attack, bursts, from, keepBusy, postJson } from '../target.ts';

const AT_ONCE = 400;
const MANY_NETWORKS = 30;

/** Wrong passwords of one school from many networks, and from a pupil in the school's own. */
export const wrongPasswords: Attack = (target, loot) => {
  const network = target.schoolNetwork;
  const pupil = openBrowser(target.url, { network });
  const strangers = Array.from({ length: MANY_NETWORKS }, (_, number) =>
    openBrowser(target.url, { network: from(number)['x-forwarded-for'] }),
  );
  return keepBusy(target, loot, async (n) => {
    const input = { domain: 'orchard.example', password: `wrong-${n}` };
    const withoutCookies = n % 3 === 0 ? openBrowser(target.url, { network }) : undefined;
    const browser = withoutCookies ?? (n % 3 === 1 ? pupil : strangers[n % MANY_NETWORKS]) ?? pupil;
    const answer = await browser.call('POST', signInOrganisation.path, input);
    withoutCookies?.close();
    return answer;
  });
};

/** Hashing is what costs: half of them from one network, half from as many as there are. */
export const passwordFlood = bursts({
  atOnce: AT_ONCE,
  requestNumber(n) {
    const input = { domain: `made-up-${n}.example`, password: 'orchard' };
    return postJson(signInOrganisation.path, input, from(n % 2 === 0 ? 0 : n));
  },
});
