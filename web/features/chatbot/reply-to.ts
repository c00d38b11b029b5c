import { chatbotCopy } from '../../copy/chatbot.ts';
import { paths } from '../../paths.ts';
import { parseFaq, parseSections, type Section, wordsOf } from '../faq/index.ts';
import { CONTACT_FORM } from '../support/index.ts';
import type { Reply } from './chat-message.ts';
import { findEntry } from './find-entry.ts';
import { fillName, findIntroduction } from './first-name.ts';
import { relatedQuestions } from './related-questions.ts';

/** The two markdown texts that answers come from; either may not be loaded yet. */
export interface Knowledge {
  faq: string | undefined;
  conversation: string | undefined;
}

/** Answers a text, and returns the name to remember. */
export function replyTo(
  text: string,
  knowledge: Knowledge,
  knownName?: string,
): { reply: Reply; name: string | undefined } {
  const introduction = findIntroduction(text);
  const name = introduction?.name ?? knownName;
  return { reply: chooseReply(introduction?.rest ?? text, knowledge, name), name };
}

function chooseReply(text: string, { faq, conversation }: Knowledge, name?: string): Reply {
  const smallTalk = findSmallTalk(text, parseSections(conversation ?? ''));
  if (smallTalk) return { text: fillName(smallTalk.answer, name), conversational: true };
  if (faq === undefined) return { text: chatbotCopy.stillLoading, conversational: true };

  const entries = parseFaq(faq);
  const entry = findEntry(text, entries);
  if (!entry) return { text: NO_MATCH, conversational: false };
  return { text: entry.answer, conversational: false, related: relatedQuestions(entry, entries) };
}

const NO_MATCH = chatbotCopy.noMatch(paths.help(), `${paths.help()}#${CONTACT_FORM}`);

/** The reply to a text that is only small talk; undefined when it also has a question. */
function findSmallTalk(text: string, talk: readonly Section[]): Section | undefined {
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

/** Lower-case words, each surrounded by single spaces. */
function plain(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}']+/gu);
  return ` ${(words ?? []).join(' ')} `;
}
