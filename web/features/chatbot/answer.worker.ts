import type { AnswerRequest } from './create-answerer.ts';
import { knowledgeOf, type KnowledgeTexts } from './knowledge.ts';
import { replyTo } from './reply-to.ts';

let texts: KnowledgeTexts = { faq: undefined, conversation: undefined };

self.addEventListener('message', ({ data }: MessageEvent<AnswerRequest>) => {
  if (data.kind === 'question') {
    // oxlint-disable-next-line require-post-message-target-origin -- a worker belongs to its page
    self.postMessage(replyTo(data.text, texts, data.name));
    return;
  }
  texts = data.texts;
  // Ready before the first question, unless one of the texts is still to come.
  if (texts.faq !== undefined && texts.conversation !== undefined) knowledgeOf(texts);
});
