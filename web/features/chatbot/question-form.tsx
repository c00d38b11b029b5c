import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type RefObject, useState } from 'react';
import { chatbotCopy } from '../../copy/chatbot.ts';

interface QuestionFormProps {
  inputRef: RefObject<HTMLInputElement | null>;
  onAsk: (question: string) => void;
}

/** The question input. It keeps the focus for the next question. */
export function QuestionForm({ inputRef, onAsk }: QuestionFormProps) {
  const [text, setText] = useState('');
  const { label, placeholder, send } = chatbotCopy.question;

  function submit(event: FormEvent): void {
    event.preventDefault();
    inputRef.current?.focus();
    if (text.trim() === '') return;
    onAsk(text.trim());
    setText('');
  }

  return (
    <form onSubmit={submit} className="mx-auto flex w-full max-w-180 gap-2">
      <input
        ref={inputRef}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        enterKeyHint="send"
        className="min-h-12 min-w-0 grow rounded-full border-[1.5px] border-line-strong bg-sheet px-5 placeholder:text-ink-soft focus-visible:outline-offset-1"
      />
      <button
        type="submit"
        aria-label={send}
        title={send}
        className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-full bg-leaf text-sheet hover:bg-leaf-deep"
      >
        <SendHorizontal aria-hidden="true" size={22} />
      </button>
    </form>
  );
}
