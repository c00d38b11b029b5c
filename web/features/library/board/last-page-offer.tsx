import { boardCopy } from '../../../copy/board.ts';
import { Button } from '../../../ui/button.tsx';

interface LastPageOfferProps {
  page: number;
  onAccept: () => void;
  onDecline: () => void;
}

/** Offers the page where the resource was left. */
export function LastPageOffer({ page, onAccept, onDecline }: LastPageOfferProps) {
  const { offer, resume, dismiss } = boardCopy.lastPage;
  return (
    <output className="absolute inset-x-4 bottom-32 z-15 mx-auto flex w-fit flex-wrap items-center justify-center gap-3 rounded-m bg-sheet px-4 py-3 text-ink shadow-high [--color-focus:var(--color-sky)]">
      <p>{offer}</p>
      <Button onClick={onAccept}>{resume(page)}</Button>
      <Button variant="quiet" onClick={onDecline}>
        {dismiss}
      </Button>
    </output>
  );
}
