/** The pages whose text is in `public/md`. */
export const legalCopy = {
  privacy: { heading: 'Privacy', address: '/md/privacy.md' },
  terms: { heading: 'Terms of use', address: '/md/terms.md' },
  failed: 'This text could not be loaded. Please try again later.',
  toConfirm: 'To be confirmed by the owner of the site.',
} as const;

export type LegalText = 'privacy' | 'terms';
