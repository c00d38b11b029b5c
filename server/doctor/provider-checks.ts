import type { Config } from '../config.ts';
import { createProviderClient } from '../features/providers/provider-client.ts';
import { type Check, ok } from './finding.ts';

/** Whether each provider answers as its issuer. Only a sign-in tries its secret and the address to come back to. */
export function providerChecks({
  providers,
  publicUrl,
}: Pick<Config, 'providers' | 'publicUrl'>): Check[] {
  return providers.map((provider) => {
    const part = `Sign in with ${provider.name}`;
    return {
      part,
      run: async () => {
        const { address } = await createProviderClient(provider, publicUrl).leave({
          silent: false,
        });
        return [ok(part, `The provider answers, and people sign in at ${address.host}.`)];
      },
      remedy: `Is ${provider.issuer} exactly the issuer that the provider publishes, and does a firewall keep this machine from it?`,
    };
  });
}
