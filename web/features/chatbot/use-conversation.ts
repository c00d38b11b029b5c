import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { chatbotCopy } from '../../copy/chatbot.ts';
import { conversationQuery, faqQuery } from '../faq/index.ts';
import type { ChatMessage, Reply } from './chat-message.ts';
import { greetingAt } from './greeting.ts';
import { replyTo } from './reply-to.ts';

/** An instant answer looks ready-made, and readers miss that it has arrived. */
export const CHATBOT_REPLY_MS = 800;

/** The conversation so far. It is kept, with the user's name, until the page is closed. */
export function useConversation() {
  const [messages, setMessages] = useState<ChatMessage[]>(() => [welcomeAt(new Date())]);
  const [awaited, setAwaited] = useState(0);
  const name = useRef<string>(undefined);
  const timers = useRef(new Set<number>());
  const queryClient = useQueryClient();
  const faq = useQuery(faqQuery);
  const conversation = useQuery(conversationQuery);

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
      setAwaited((count) => count - 1);
      answer(text);
    }, CHATBOT_REPLY_MS);
    timers.current.add(timer);
  }

  function answer(text: string): void {
    const knowledge = {
      faq: queryClient.getQueryData(faqQuery.queryKey),
      conversation: queryClient.getQueryData(conversationQuery.queryKey),
    };
    const answered = replyTo(text, knowledge, name.current);
    name.current = answered.name;
    say(answered.reply, false);
  }

  function say(reply: Reply, fromUser: boolean): void {
    setMessages((said) => [...said, { ...reply, fromUser, id: said.length }]);
  }

  return { messages, isTyping: awaited > 0, ask };
}

function welcomeAt(time: Date): ChatMessage {
  const text = chatbotCopy.welcome(greetingAt(time));
  return { id: 0, text, fromUser: false, conversational: true, related: chatbotCopy.starters };
}
