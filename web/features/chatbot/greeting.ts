import { chatbotCopy } from '../../copy/chatbot.ts';

/** The hours at which it is no longer morning, and no longer afternoon. */
const NOON = 12;
const EVENING = 18;

export function greetingAt(time: Date): string {
  const { morning, afternoon, evening } = chatbotCopy.greetings;
  const hour = time.getHours();
  if (hour < NOON) return morning;
  return hour < EVENING ? afternoon : evening;
}
