import { chatbotCopy } from '../../copy/chatbot.ts';

/** An answer is on its way. */
export function TypingIndicator() {
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
