import { type RefObject, useEffect } from 'react';
import { chatbotCopy } from '../../copy/chatbot.ts';
import type { ChatMessage } from './chat-message.ts';
import { MessageItem } from './message-item.tsx';

/** The space above the last question when it is scrolled to the top. */
const ROOM_PX = 12;

interface MessageLogProps {
  ref: RefObject<HTMLDivElement | null>;
  messages: readonly ChatMessage[];
  isTyping: boolean;
  onAsk: (question: string) => void;
  /** Called before a link of an answer is followed. */
  onFollow: (place: string) => void;
}

/** The conversation. New messages are announced; the last question and its answer stay visible. */
export function MessageLog({ ref, messages, isTyping, onAsk, onFollow }: MessageLogProps) {
  useEffect(() => {
    const asked = lastAsked(messages);
    if (ref.current && asked >= 0) showFrom(ref.current, asked);
  }, [ref, messages]);
  useStayOnResize(ref, lastAsked(messages));

  return (
    <div
      ref={ref}
      role="log"
      aria-label={chatbotCopy.log}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must be able to
      tabIndex={0}
      className="relative min-h-0 grow overflow-y-auto overscroll-contain p-4 low:overflow-visible focus-visible:-outline-offset-3 motion-safe:scroll-smooth"
    >
      <ol className="mx-auto grid max-w-180 gap-4">
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} onAsk={onAsk} onFollow={onFollow} />
        ))}
      </ol>
      {isTyping && <TypingIndicator />}
    </div>
  );
}

function lastAsked(messages: readonly ChatMessage[]): number {
  return messages.findLastIndex(({ fromUser }) => fromUser);
}

/** Where the log was scrolled to the last question, it still is after the window has been resized or zoomed. */
function useStayOnResize(ref: RefObject<HTMLDivElement | null>, asked: number): void {
  useEffect(() => {
    const log = ref.current;
    if (!log || asked < 0) return undefined;
    let isAtLast = true;
    const note = () => (isAtLast = isShownFrom(log, asked));
    const stay = () => isAtLast && showFrom(log, asked, 'instant');
    const scrollers = scrollersOf(log);
    for (const scroller of scrollers) scroller.addEventListener('scroll', note);
    window.addEventListener('resize', stay);
    return () => {
      for (const scroller of scrollers) scroller.removeEventListener('scroll', note);
      window.removeEventListener('resize', stay);
    };
  }, [ref, asked]);
}

/** Whether this question is in view or above it. */
function isShownFrom(log: HTMLElement, asked: number): boolean {
  const question = log.querySelector('ol')?.children[asked];
  if (!(question instanceof HTMLElement)) return false;
  const scrollers = scrollersOf(log);
  const top = Math.max(...scrollers.map(({ scrollTop }) => scrollTop));
  const height = Math.min(...scrollers.map(({ clientHeight }) => clientHeight));
  return question.offsetTop < top + height;
}

/** Scrolls the question to the top, or further, so that the answer begins in the upper quarter. */
function showFrom(log: HTMLElement, asked: number, behavior: ScrollBehavior = 'auto'): void {
  const question = log.querySelector('ol')?.children[asked];
  if (!(question instanceof HTMLElement)) return;
  const scrollers = scrollersOf(log);
  const height = Math.min(...scrollers.map(({ clientHeight }) => clientHeight));
  const end = question.offsetTop + question.offsetHeight;
  const top = Math.max(question.offsetTop - ROOM_PX, end - height / 4);
  for (const scroller of scrollers) scroller.scrollTo({ top, behavior });
}

/** On a low screen the parent scrolls, not the log. */
function scrollersOf(log: HTMLElement): HTMLElement[] {
  return [log, log.parentElement].filter((element) => element !== null);
}

/** Shown while an answer is being prepared. */
function TypingIndicator() {
  return (
    <div className="mx-auto mt-4 max-w-180">
      <div className="inline-flex gap-1.5 rounded-m border border-line bg-sheet px-4 py-4">
        <span className="sr-only">{chatbotCopy.typing}</span>
        {DELAYS.map((delay) => (
          <span key={delay} aria-hidden="true" className={`${DOT} ${delay}`} />
        ))}
      </div>
    </div>
  );
}

const DELAYS = ['[animation-delay:0ms]', '[animation-delay:200ms]', '[animation-delay:400ms]'];
const DOT = 'size-2 animate-breathe rounded-full bg-ink-soft motion-reduce:animate-none';
