import type { Reply } from './chat-message.ts';
import type { KnowledgeTexts } from './knowledge.ts';

interface Answered {
  reply: Reply;
  /** The name to remember. */
  name: string | undefined;
}

/** What the worker is sent; it answers questions with `Answered`, in their order. */
export type AnswerRequest =
  | { kind: 'texts'; texts: KnowledgeTexts }
  | { kind: 'question'; text: string; name: string | undefined };

export interface Answerer {
  read: (texts: KnowledgeTexts) => void;
  /** Only one question at a time. */
  answer: (text: string, name: string | undefined) => Promise<Answered>;
  stop: () => void;
}

/** Answers in a worker, because reading the texts takes long enough to hold up a key press. */
export function createAnswerer(): Answerer {
  let texts: KnowledgeTexts = { faq: undefined, conversation: undefined };
  let worker = startWorker();
  worker?.addEventListener('error', () => (worker = undefined));

  return {
    read: (given) => {
      texts = given;
      send(worker, { kind: 'texts', texts });
    },
    answer: async (text, name) => {
      const answered = worker && (await askWorker(worker, text, name));
      return answered ?? answerHere(text, texts, name);
    },
    stop: () => worker?.terminate(),
  };
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('answer.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

/** Undefined when the worker could not be loaded. */
function askWorker(
  worker: Worker,
  text: string,
  name: string | undefined,
): Promise<Answered | undefined> {
  return new Promise((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => resolve(data), {
      once: true,
    });
    worker.addEventListener('error', () => resolve(undefined), { once: true });
    send(worker, { kind: 'question', text, name });
  });
}

function send(worker: Worker | undefined, request: AnswerRequest): void {
  // oxlint-disable-next-line require-post-message-target-origin -- a worker belongs to its page
  worker?.postMessage(request);
}

/** In the page itself, where there are no workers. */
async function answerHere(
  text: string,
  texts: KnowledgeTexts,
  name: string | undefined,
): Promise<Answered> {
  const { replyTo } = await import('./reply-to.ts');
  return replyTo(text, texts, name);
}
