import { ChevronLeft, ChevronRight } from 'lucide-react';
import { viewerCopy } from '../../../copy/viewer.ts';
import { BarButton } from './bar-button.tsx';

interface PageControlsProps {
  page: number;
  count: number;
  onTurn: (page: number) => void;
}

export function PageControls({ page, count, onTurn }: PageControlsProps) {
  return (
    <nav aria-label={viewerCopy.pageNavigation} className="flex items-center">
      <BarButton
        label={viewerCopy.previousPage}
        Icon={ChevronLeft}
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
      />
      <p
        aria-live="polite"
        className="min-w-22 text-center text-small font-medium whitespace-nowrap tabular-nums tablet:text-body"
      >
        {viewerCopy.page(page, count)}
      </p>
      <BarButton
        label={viewerCopy.nextPage}
        Icon={ChevronRight}
        disabled={page >= count}
        onClick={() => onTurn(page + 1)}
      />
    </nav>
  );
}
