import { useState } from 'react';
import { errorText } from '../../../api/error-text.ts';
import { deletionsCopy } from '../../../copy/deletions.ts';
import { NameDialog } from '../changes/name-dialog.tsx';
import type { DeletedItem } from './deleted-item.ts';
import { useRestore } from './use-restore.ts';

interface RestoreUnderNameDialogProps {
  item: DeletedItem;
  onGone: () => void;
  onClose: () => void;
}

const { rename: copy, restore, restoring: busyText } = deletionsCopy;
const PDF = '.pdf';

/** Asks for another name, because something else has the old one by now. */
export function RestoreUnderNameDialog({ item, onGone, onClose }: RestoreUnderNameDialogProps) {
  const restoring = useRestore(item, {
    onGone: () => {
      onClose();
      onGone();
    },
  });
  const [notPdf, setNotPdf] = useState(false);
  const submit = (name: string) => {
    const refused = item.kind === 'resource' && !name.toLowerCase().endsWith(PDF);
    setNotPdf(refused);
    if (!refused) restoring.mutate(name);
  };
  const error = restoring.error ? errorText(restoring.error) : undefined;
  return (
    <NameDialog
      title={copy.title}
      explanation={copy.explanation(item.name)}
      placeholder={copy.placeholder[item.kind]}
      initialName={suggestedName(item)}
      submit={restore}
      busyText={busyText}
      busy={restoring.isPending}
      error={notPdf ? copy.notPdf : error}
      onSubmit={submit}
      finalFocus
      onClose={onClose}
    />
  );
}

function suggestedName({ kind, name }: DeletedItem): string {
  if (kind !== 'resource') return copy.suggestion(name);
  return copy.suggestion(name.slice(0, -PDF.length)) + name.slice(-PDF.length);
}
