/** The pages whose text is in `public/md`, by the ids of their routes. */
export const LEGAL_TEXTS = ['privacy', 'terms'] as const;

export type LegalText = (typeof LEGAL_TEXTS)[number];

export const legalCopy = {
  privacy: { heading: 'Privacy', address: '/md/privacy.md' },
  terms: { heading: 'Terms of use', address: '/md/terms.md' },
  failed: 'This text could not be loaded. Please try again later.',
  toConfirm: 'To be confirmed by the owner of the site.',
} as const;
