import { type FaqEntry, parseFaq, parseSections, type Section } from '../faq/index.ts';
import { createFinder, type Finding } from './find-entry.ts';

/** The two markdown texts that answers come from; either may not be loaded yet. */
export interface KnowledgeTexts {
  faq: string | undefined;
  conversation: string | undefined;
}

export interface Knowledge {
  smallTalk: readonly Section[];
  /** Undefined until the FAQ has loaded. */
  faq: { entries: readonly FaqEntry[]; find: (text: string) => Finding } | undefined;
}

/** The category of `conversation.md` that has, for each question of the FAQ, the words in which teachers ask it. */
const OTHER_WORDS = 'In other words';
/** The category that has questions about something else, which have no answer here. */
const OFF_TOPIC = 'Off topic';

let latest: { texts: KnowledgeTexts; knowledge: Knowledge } | undefined;

/** Parses the texts, once for as long as they are the same. */
export function knowledgeOf(texts: KnowledgeTexts): Knowledge {
  const isSame =
    latest?.texts.faq === texts.faq && latest?.texts.conversation === texts.conversation;
  if (!latest || !isSame) latest = { texts, knowledge: parseKnowledge(texts) };
  return latest.knowledge;
}

function parseKnowledge({ faq, conversation = '' }: KnowledgeTexts): Knowledge {
  const sections = parseSections(conversation);
  const inCategory = (name: string) => sections.filter(({ category }) => category === name);
  const smallTalk = sections.filter(
    ({ category }) => category !== OTHER_WORDS && category !== OFF_TOPIC,
  );
  if (faq === undefined) return { smallTalk, faq };
  const entries = parseFaq(faq);
  const otherWords = new Map(
    inCategory(OTHER_WORDS).map(({ question, answer }) => [question, listItems(answer)]),
  );
  const offTopic = inCategory(OFF_TOPIC).flatMap(({ answer }) => listItems(answer));
  return { smallTalk, faq: { entries, find: createFinder(entries, otherWords, offTopic) } };
}

function listItems(markdown: string): string[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2));
}
