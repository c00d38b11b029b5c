import { subscriptionsCopy } from '../../copy/subscriptions.ts';
import { Button } from '../../ui/button.tsx';

interface SchoolPagesProps {
  /** The first is 1. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

const copy = subscriptionsCopy.pages;

export function SchoolPages({ page, pages, onChange }: SchoolPagesProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={copy.label} className="flex flex-wrap items-center justify-center gap-4">
      <Button variant="quiet" disabled={page === 1} onClick={() => onChange(page - 1)}>
        {copy.previous}
      </Button>
      <span>{copy.place(page, pages)}</span>
      <Button variant="quiet" disabled={page === pages} onClick={() => onChange(page + 1)}>
        {copy.next}
      </Button>
    </nav>
  );
}
