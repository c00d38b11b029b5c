/** The pages whose text is in `public/md`. */
export const legalCopy = {
  privacy: { heading: 'Privacy', address: '/md/privacy.md' },
  terms: { heading: 'Terms of use', address: '/md/terms.md' },
  toConfirm: 'To be confirmed by the owner of the site.',
} as const;

export type LegalText = 'privacy' | 'terms';
