import type { CDPSession, Page } from '@playwright/test';

const DEVICE = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

/** A computer with a fingerprint reader, whose owner always agrees. */
export async function addAuthenticator(page: Page): Promise<{ lose: () => Promise<void> }> {
  const devices: CDPSession = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: DEVICE,
  });
  return {
    lose: async () => {
      await devices.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    },
  };
}
