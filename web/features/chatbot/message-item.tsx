import { useMemo } from 'react';
import { chatbotCopy } from '../../copy/chatbot.ts';
import { MarkdownText, renderMarkdown } from '../faq/index.ts';
import type { ChatMessage } from './chat-message.ts';
import { QuestionChips } from './question-chips.tsx';

interface MessageItemProps {
  message: ChatMessage;
  onAsk: (question: string) => void;
  onFollow: (place: string) => void;
}

export function MessageItem({ message, onAsk, onFollow }: MessageItemProps) {
  const { text, question, fromUser, conversational, related = [], nearest = [] } = message;
  const { speakers } = chatbotCopy;
  return (
    <li className={`grid gap-3 ${fromUser ? 'justify-items-end' : 'justify-items-start'}`}>
      <div className={`${BUBBLE} ${fromUser ? USER : ASSISTANT}`}>
        <span className="sr-only">{fromUser ? speakers.user : speakers.assistant}</span>
        {question !== undefined && <p className="mb-1 font-semibold">{question}</p>}
        {conversational ? (
          <p className="whitespace-pre-line">{text}</p>
        ) : (
          <Answer markdown={text} onFollow={onFollow} />
        )}
      </div>
      <Questions label={chatbotCopy.related} questions={related} onAsk={onAsk} />
      <Questions label={chatbotCopy.nearest} questions={nearest} onAsk={onAsk} />
    </li>
  );
}

interface QuestionsProps {
  label: string;
  questions: readonly string[];
  onAsk: (question: string) => void;
}

function Questions({ label, questions, onAsk }: QuestionsProps) {
  if (questions.length === 0) return null;
  const chips = questions.map((question) => ({ label: question, question }));
  return <QuestionChips label={label} questions={chips} onAsk={onAsk} />;
}

interface AnswerProps {
  markdown: string;
  onFollow: (place: string) => void;
}

function Answer({ markdown, onFollow }: AnswerProps) {
  const html = useMemo(() => renderMarkdown(markdown), [markdown]);
  return <MarkdownText html={html} onFollow={onFollow} />;
}

const BUBBLE = 'max-w-[88%] rounded-m px-4 py-2.5 wrap-anywhere';
const USER = 'bg-leaf text-sheet';
const ASSISTANT = 'border border-line bg-sheet';
