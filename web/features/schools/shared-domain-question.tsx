import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { schoolsCopy } from '../../copy/schools.ts';
import { Button } from '../../ui/button.tsx';

interface SharedDomainQuestionProps {
  domain: string;
  onConfirm: () => void;
}

const { shared } = schoolsCopy.form;

/** Scrolls into view and takes the focus, so that users notice that the school is not saved yet. */
export function SharedDomainQuestion({ domain, onConfirm }: SharedDomainQuestionProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid justify-items-start gap-3 rounded-m border border-honey-deep bg-honey-wash p-4"
    >
      <p className="flex items-start gap-2.5 font-semibold wrap-anywhere">
        <TriangleAlert aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
        {shared.question(domain)}
      </p>
      <p>{shared.explanation}</p>
      <Button variant="honey" onClick={onConfirm}>
        {shared.confirm}
      </Button>
    </div>
  );
}
