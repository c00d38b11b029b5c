import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { chatbotCopy } from '../../copy/chatbot.ts';
import { logFailure } from '../../log-failure.ts';
import { conversationQuery, faqQuery } from '../faq/index.ts';
import type { ChatMessage, Reply } from './chat-message.ts';
import { type Answerer, createAnswerer } from './create-answerer.ts';
import { greetingAt } from './greeting.ts';

/** An instant answer looks ready-made, and readers miss that it has arrived. */
export const CHATBOT_REPLY_MS = 800;

/** The conversation so far. It is kept, with the user's name, until the page is closed. */
export function useConversation() {
  const [messages, setMessages] = useState<ChatMessage[]>(() => [welcomeAt(new Date())]);
  const [awaited, setAwaited] = useState(0);
  const name = useRef<string>(undefined);
  const lastAnswer = useRef(Promise.resolve());
  const timers = useRef(new Set<number>());
  const faq = useQuery(faqQuery);
  const conversation = useQuery(conversationQuery);
  const answerer = useAnswerer(faq.data, conversation.data);

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => window.clearTimeout(timer));
  }, []);

  function ask(text: string): void {
    if (text.trim() === '') return;
    // Retries a text that failed to load; it may arrive before the answer is due.
    for (const query of [faq, conversation]) if (query.isError) void query.refetch();
    say({ text, conversational: true }, true);
    setAwaited((count) => count + 1);
    const timer = window.setTimeout(() => {
      timers.current.delete(timer);
      lastAnswer.current = lastAnswer.current.then(() => answer(text));
    }, CHATBOT_REPLY_MS);
    timers.current.add(timer);
  }

  async function answer(text: string): Promise<void> {
    const answered = await answerer.current?.answer(text, name.current).catch(notReady);
    setAwaited((count) => count - 1);
    if (!answered) return;
    name.current = answered.name ?? name.current;
    say(answered.reply, false);
  }

  function say(reply: Reply, fromUser: boolean): void {
    setMessages((said) => [...said, { ...reply, fromUser, id: said.length }]);
  }

  return { messages, isTyping: awaited > 0, ask };
}

function useAnswerer(faq: string | undefined, conversation: string | undefined) {
  const answerer = useRef<Answerer>(undefined);
  useEffect(() => {
    const created = createAnswerer();
    answerer.current = created;
    return () => created.stop();
  }, []);
  useEffect(() => answerer.current?.read({ faq, conversation }), [faq, conversation]);
  return answerer;
}

/** The connection was lost before the script that answers had loaded. */
function notReady(error: unknown) {
  logFailure(chatbotCopy.failedToAnswer, error);
  return { reply: { text: chatbotCopy.stillLoading, conversational: true }, name: undefined };
}

function welcomeAt(time: Date): ChatMessage {
  const text = chatbotCopy.welcome(greetingAt(time));
  return { id: 0, text, fromUser: false, conversational: true, related: chatbotCopy.starters };
}
