import { useMemo } from 'react';
import { chatbotCopy } from '../../copy/chatbot.ts';
import { MarkdownText, renderMarkdown } from '../faq/index.ts';
import type { ChatMessage } from './chat-message.ts';
import { QuestionChips } from './question-chips.tsx';

interface MessageItemProps {
  message: ChatMessage;
  onAsk: (question: string) => void;
}

export function MessageItem({ message, onAsk }: MessageItemProps) {
  const { text, fromUser, conversational, related = [] } = message;
  const { speakers } = chatbotCopy;
  return (
    <li className={`grid gap-3 ${fromUser ? 'justify-items-end' : 'justify-items-start'}`}>
      <div className={`${BUBBLE} ${fromUser ? USER : ASSISTANT}`}>
        <span className="sr-only">{fromUser ? speakers.user : speakers.assistant}</span>
        {conversational ? (
          <p className="whitespace-pre-line">{text}</p>
        ) : (
          <Answer markdown={text} />
        )}
      </div>
      {related.length > 0 && (
        <QuestionChips
          label={chatbotCopy.related}
          questions={related.map((question) => ({ label: question, question }))}
          onAsk={onAsk}
        />
      )}
    </li>
  );
}

function Answer({ markdown }: { markdown: string }) {
  const html = useMemo(() => renderMarkdown(markdown), [markdown]);
  return <MarkdownText html={html} />;
}

const BUBBLE = 'max-w-[88%] rounded-m px-4 py-2.5 wrap-anywhere';
const USER = 'bg-leaf text-sheet';
const ASSISTANT = 'border border-line bg-sheet';
