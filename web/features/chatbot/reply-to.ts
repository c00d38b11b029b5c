import { chatbotCopy } from '../../copy/chatbot.ts';
import { paths } from '../../paths.ts';
import { type FaqEntry, type Section, wordsOf } from '../faq/index.ts';
import type { Reply } from './chat-message.ts';
import { fillName, findIntroduction } from './first-name.ts';
import { knowledgeOf, type KnowledgeTexts } from './knowledge.ts';
import { relatedQuestions } from './related-questions.ts';

/** Answers a text, and returns the name to remember. */
export function replyTo(
  text: string,
  texts: KnowledgeTexts,
  knownName?: string,
): { reply: Reply; name: string | undefined } {
  const introduction = findIntroduction(text);
  const name = introduction?.name ?? knownName;
  return { reply: chooseReply(introduction?.rest ?? text, texts, name), name };
}

function chooseReply(text: string, texts: KnowledgeTexts, name?: string): Reply {
  const { smallTalk, faq } = knowledgeOf(texts);
  const talk = findSmallTalk(text, smallTalk);
  if (talk) return { text: fillName(talk.answer, name), conversational: !hasLink(talk.answer) };
  if (!faq) return { text: chatbotCopy.stillLoading, conversational: true };

  const { entry, others = [], nearest } = faq.find(text);
  if (!entry) return noAnswer(nearest.map(({ question }) => question));
  const { question, answer } = entry;
  const related = relatedQuestions(entry, faq.entries, others);
  return {
    text: [answer, ...others.map(withHeading)].join('\n\n'),
    question,
    conversational: false,
    related,
  };
}

/** Only markdown has links, and small talk without one is plain text. */
function hasLink(answer: string): boolean {
  return answer.includes('](');
}

/** The second answer of a reply, below its question as the first one is. */
function withHeading({ question, answer }: FaqEntry): string {
  return `**${question}**\n\n${answer}`;
}

/** Offers the nearest questions or, where nothing comes near, nothing but the full FAQ and the contact form. */
function noAnswer(nearest: readonly string[]): Reply {
  const faq = paths.help();
  const form = paths.contactForm();
  if (nearest.length === 0) {
    return { text: chatbotCopy.noMatch(faq, form), conversational: false };
  }
  return { text: chatbotCopy.noSpecificAnswer(faq, form), conversational: false, nearest };
}

/** The reply to a text that is only small talk; undefined when it also has a question. */
function findSmallTalk(text: string, talk: readonly Section[]): Section | undefined {
  const phrases = talk
    .flatMap((section) =>
      section.keywords.map((phrase) => ({ section, phrase: spacedWords(phrase) })),
    )
    .toSorted((one, other) => other.phrase.length - one.phrase.length);
  let rest = spacedWords(text);
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
function spacedWords(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}']+/gu);
  return ` ${(words ?? []).join(' ')} `;
}
