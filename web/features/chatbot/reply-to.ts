import { chatbotCopy } from '../../copy/chatbot.ts';
import { paths } from '../../paths.ts';
import { parseFaq, parseSections } from '../faq/index.ts';
import { CONTACT_FORM } from '../support/index.ts';
import type { Reply } from './chat-message.ts';
import { findEntry } from './find-entry.ts';
import { findSmallTalk } from './find-small-talk.ts';
import { fillName, findIntroduction } from './first-name.ts';
import { relatedQuestions } from './related-questions.ts';

/** What there is to answer from: two markdown texts, either of which may not have arrived. */
export interface Knowledge {
  faq: string | undefined;
  conversation: string | undefined;
}

/** Answers a text, and tells the name to be remembered after it. */
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
