import { useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { type Passkey, removePasskey } from '#contract/passkeys.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { passkeysCopy } from '../../copy/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { changePasskeys, passkeysQuery } from '../passkeys/index.ts';
import { RenamePasskey } from './rename-passkey.tsx';

interface PasskeyRowProps {
  passkey: Passkey;
  /** Called when the row is about to be removed, together with the focus. */
  onRemoved: () => void;
}

const copy = passkeysCopy;

export function PasskeyRow({ passkey, onRemoved }: PasskeyRowProps) {
  const { name, addedAt, lastUsedAt } = passkey;
  const [renaming, setRenaming] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line py-4 not-first:border-t">
      <KeyRound aria-hidden="true" size={26} className="shrink-0 text-leaf" />
      {renaming ? (
        <RenamePasskey passkey={passkey} onClose={() => setRenaming(false)} />
      ) : (
        <>
          <div className="min-w-0 grow basis-44">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-small text-ink-soft">{copy.addedAt(addedAt)}</p>
            <p className="text-small text-ink-soft">
              {lastUsedAt === null ? copy.neverUsed : copy.lastUsed(lastUsedAt)}
            </p>
          </div>
          <Button
            variant="quiet"
            aria-label={copy.renameOf(name)}
            onClick={() => setRenaming(true)}
          >
            {copy.rename}
          </Button>
          <RemoveButton passkey={passkey} onRemoved={onRemoved} />
        </>
      )}
    </li>
  );
}

function RemoveButton({ passkey: { id, name }, onRemoved }: PasskeyRowProps) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const removing = useSendOnce({
    mutationFn: () => call(removePasskey, { id }),
    onSuccess: () => {
      setAsking(false);
      onRemoved();
      changePasskeys(queryClient, (known) => known.filter((each) => each.id !== id));
      showToast('success', copy.removed(name));
    },
    onError: (error) => showToast('error', copy.failed(errorText(error))),
    onSettled: () => void queryClient.invalidateQueries(passkeysQuery),
  });
  const { confirmation } = copy;
  return (
    <>
      <Button variant="quiet" aria-label={copy.removeOf(name)} onClick={() => setAsking(true)}>
        {copy.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => removing.mutate()}
        busy={removing.isPending}
        words={{ ...confirmation, busy: copy.removing }}
      >
        <p className="font-medium wrap-anywhere">{confirmation.question(name)}</p>
        <p className="mt-3 text-ink-soft">{confirmation.consequence}</p>
      </ConfirmDialog>
    </>
  );
}
