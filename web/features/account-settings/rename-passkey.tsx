import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Passkey, renamePasskey } from '#contract/passkeys.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { passkeysCopy } from '../../copy/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { changePasskeys, passkeysQuery } from '../passkeys/index.ts';
import { parsePasskeyName } from './passkey-name.ts';

const copy = passkeysCopy;

export function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { id } = passkey;
  const queryClient = useQueryClient();
  const [typedName, setTypedName] = useState(passkey.name);
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLElement>(null);
  useEffect(() => field.current?.focus(), []);
  const renaming = useSendOnce({
    mutationFn: (name: string) => call(renamePasskey, { id, name }),
    onSuccess: (_answer, name) => {
      changePasskeys(queryClient, (known) =>
        known.map((each) => (each.id === id ? { ...each, name } : each)),
      );
      onClose();
    },
    onError: (error) => showToast('error', copy.failed(errorText(error))),
    onSettled: () => void queryClient.invalidateQueries(passkeysQuery),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parsePasskeyName(typedName);
    if ('name' in parsed) return renaming.mutate(parsed.name);
    setRefusal(parsed.refusal);
    return field.current?.focus();
  };
  return (
    <form noValidate onSubmit={save} className="grid min-w-0 grow basis-44 gap-3">
      <Field
        ref={field}
        label={copy.nameLabel}
        required
        value={typedName}
        onChange={(event) => setTypedName(event.target.value)}
        error={refusal}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={renaming.isPending} busyText={copy.saving}>
          {copy.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
