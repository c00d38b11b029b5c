import { useState } from 'react';
import type { Deletion } from '#contract/deletions.ts';
import { deletionsCopy } from '../../../copy/deletions.ts';
import { BreakableText } from '../../../ui/breakable-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { contentsInWords } from '../changes/describe-contents.ts';
import { DeleteForGoodDialog } from './delete-for-good-dialog.tsx';
import { type DeletedItem, deletedItem } from './deleted-item.ts';
import { RestoreUnderNameDialog } from './restore-under-name-dialog.tsx';
import { useRestore } from './use-restore.ts';

interface DeletionRowProps {
  deletion: Deletion;
  /** Called when the row is removed: the focus, which was in it, needs another place. */
  onGone: () => void;
}

const copy = deletionsCopy;

export function DeletionRow({ deletion, onGone }: DeletionRowProps) {
  const { folders, ...item } = deletedItem(deletion);
  const contents = item.kind === 'resource' ? undefined : contentsInWords(deletion);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="min-w-0 grow basis-72">
        <p className="font-medium wrap-anywhere">
          <BreakableText kind="file" text={item.name} />
        </p>
        <p className="text-small text-ink-soft wrap-anywhere">
          {[copy.place(item.kind, folders), ...(contents ? [contents] : [])].join(' · ')}
        </p>
        <p className="text-small text-ink-soft wrap-anywhere">
          {copy.deleted(deletion.deletedBy, deletion.deletedAt)}
          {' · '}
          {copy.keptUntil(deletion.expiresAt)}
        </p>
      </div>
      <RowActions item={item} onGone={onGone} />
    </li>
  );
}

function RowActions({ item, onGone }: { item: DeletedItem; onGone: () => void }) {
  const [dialog, setDialog] = useState<'name' | 'for good'>();
  const restoring = useRestore(item, { onGone, onNameTaken: () => setDialog('name') });
  const close = () => setDialog(undefined);
  return (
    <>
      <Button
        variant="quiet"
        busy={restoring.isPending}
        busyText={copy.restoring}
        aria-label={restoring.isPending ? undefined : copy.restoreItem(item.name)}
        onClick={() => restoring.mutate(undefined)}
      >
        {copy.restore}
      </Button>
      <Button
        variant="quiet"
        disabled={restoring.isPending}
        aria-label={copy.forGood.item(item.name)}
        onClick={() => setDialog('for good')}
      >
        {copy.forGood.action}
      </Button>
      {dialog === 'name' && <RestoreUnderNameDialog item={item} onGone={onGone} onClose={close} />}
      {dialog === 'for good' && <DeleteForGoodDialog item={item} onGone={onGone} onClose={close} />}
    </>
  );
}
