interface QuestionChipsProps {
  label: string;
  questions: readonly Chip[];
  onAsk: (question: string) => void;
}

interface Chip {
  label: string;
  question: string;
}

/** Buttons that each ask a question. */
export function QuestionChips({ label, questions, onAsk }: QuestionChipsProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {questions.map(({ label: text, question }) => (
        <li key={question}>
          {/* A double click asks once. */}
          <button
            type="button"
            onClick={({ detail }) => detail < 2 && onAsk(question)}
            className={CHIP}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

const CHIP =
  'min-h-9 cursor-pointer rounded-full border-[1.5px] border-leaf bg-sheet px-3.5 py-1 text-left text-small leading-snug font-medium text-leaf-deep hover:bg-leaf-wash focus-visible:outline-offset-1';
