import { uiCopy } from '../../copy/ui.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';

interface MarkdownFailureProps {
  message: string;
  fetching: boolean;
  onTryAgain: () => void;
}

/** In the place of a text that could not be loaded. */
export function MarkdownFailure({ message, fetching, onTryAgain }: MarkdownFailureProps) {
  return (
    <div className="grid max-w-160 justify-items-start gap-5">
      <AlertBox>{message}</AlertBox>
      <Button variant="quiet" busy={fetching} onClick={onTryAgain}>
        {uiCopy.tryAgain}
      </Button>
    </div>
  );
}
