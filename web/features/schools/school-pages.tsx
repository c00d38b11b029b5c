import type { ReactNode } from 'react';
import { subscriptionsCopy } from '../../copy/subscriptions.ts';
import { Button } from '../../ui/button.tsx';
import { VIEW_FIELDS } from './view-in-address.ts';

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
      <TurnButton page={page - 1} pages={pages} onChange={onChange}>
        {copy.previous}
      </TurnButton>
      <span>{copy.place(page, pages)}</span>
      <TurnButton page={page + 1} pages={pages} onChange={onChange}>
        {copy.next}
      </TurnButton>
    </nav>
  );
}

/** Without script it sends the list's form. */
function TurnButton({
  page,
  pages,
  onChange,
  children,
}: SchoolPagesProps & { children: ReactNode }) {
  return (
    <Button
      type="submit"
      variant="quiet"
      name={VIEW_FIELDS.page}
      value={page}
      disabled={page < 1 || page > pages}
      onClick={() => onChange(page)}
    >
      {children}
    </Button>
  );
}
