import { reasonOf } from './app-error.ts';

interface Explained {
  sentence: string;
  remedy: string;
}

const EXPLAINED: [RegExp, Explained][] = [
  [
    /EPROTO|ERR_SSL|SSL routines|wrong version number/,
    {
      sentence: 'What answers there does not speak TLS.',
      remedy: 'Is the address http and not https, or the port that of another service?',
    },
  ],
  [
    /CERT_HAS_EXPIRED|CERT_NOT_YET_VALID|certificate has expired|certificate is not yet valid/,
    {
      sentence: 'Its certificate has expired, or is not valid yet.',
      remedy:
        'Renew the certificate, have the server load it, and check the clock of this machine.',
    },
  ],
  [
    /ERR_TLS_CERT_ALTNAME_INVALID|does not match certificate's altnames/,
    {
      sentence: 'Its certificate is for another name.',
      remedy: 'Use the name that the certificate has, or have one issued for this name.',
    },
  ],
  [
    /SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)|self.signed certificate|unable to (?:verify|get)/,
    {
      sentence: 'Its certificate was issued by nobody whom this machine trusts.',
      remedy:
        'Have the server send its whole chain; for an authority of your own set NODE_EXTRA_CA_CERTS to its certificate.',
    },
  ],
];

/** Failures of TLS in words, instead of those of the library for it. */
export function explainTls(error: unknown): Explained | undefined {
  const text = wordsOf(error);
  return EXPLAINED.find(([pattern]) => pattern.test(text))?.[1];
}

/** Codes and messages of the error and of what caused it. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const code = 'code' in error ? String(error.code) : '';
  return `${code} ${reasonOf(error)} ${wordsOf(error.cause)}`;
}
