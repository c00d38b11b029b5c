import { type Section, wordsOf } from '../faq/index.ts';

/** The reply to a text that is nothing but small talk. With a question in it, it is a question. */
export function findSmallTalk(text: string, talk: readonly Section[]): Section | undefined {
  const phrases = talk
    .flatMap((section) => section.keywords.map((phrase) => ({ section, phrase: plain(phrase) })))
    .toSorted((one, other) => other.phrase.length - one.phrase.length);
  let rest = plain(text);
  let found: Section | undefined;
  for (const { section, phrase } of phrases) {
    if (!rest.includes(phrase)) continue;
    // Longest first, so that 'no thanks' is not taken for thanks.
    found ??= section;
    rest = rest.replaceAll(phrase, ' ');
  }
  return wordsOf(rest).length === 0 ? found : undefined;
}

/** In lower case, with a space around each word and nothing else between them. */
function plain(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}']+/gu);
  return ` ${(words ?? []).join(' ')} `;
}
