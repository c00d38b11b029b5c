import { MoveHorizontal, MoveVertical } from 'lucide-react';
import { viewerCopy } from '../../../copy/viewer.ts';
import { BarButton } from './bar-button.tsx';
import type { PageFit } from './page-layout.ts';

/** Changes what 100 % is: the page as wide as the window, or the whole page. */
export function FitButton({ fit, onToggle }: { fit: PageFit; onToggle: () => void }) {
  return fit === 'width' ? (
    <BarButton label={viewerCopy.fitPage} Icon={MoveVertical} onClick={onToggle} isNamed />
  ) : (
    <BarButton label={viewerCopy.fitWidth} Icon={MoveHorizontal} onClick={onToggle} isNamed />
  );
}
