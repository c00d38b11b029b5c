import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { errorText } from '../../api/error-text.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { passkeysCopy } from '../../copy/passkeys.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { useTypedBefore } from '../../ui/use-typed-before.ts';
import { changePasskeys, isCancelled, makePasskeyLater, passkeysQuery } from '../passkeys/index.ts';
import { publishSession } from '../session/index.ts';
import { parsePasskeyName } from './passkey-name.ts';

const copy = passkeysCopy;

export function AddPasskey() {
  const queryClient = useQueryClient();
  const [name, setName] = useState<string>(copy.usualName);
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLElement>(null);
  useTypedBefore(field, setName);
  const adding = useSendOnce({
    mutationFn: (given: string) => makePasskeyLater(given),
    onSuccess: ({ passkey, session }) => {
      changePasskeys(queryClient, (known) => [...known, passkey]);
      publishSession(queryClient, session);
      setName(copy.usualName);
      showToast('success', copy.added(passkey.name));
    },
    onSettled: () => void queryClient.invalidateQueries(passkeysQuery),
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parsePasskeyName(name);
    setRefusal('refusal' in parsed ? parsed.refusal : undefined);
    if ('name' in parsed) adding.mutate(parsed.name);
    else field.current?.focus();
  };
  return (
    <form noValidate onSubmit={add} className="grid gap-4">
      <Field
        ref={field}
        label={copy.nameLabel}
        hint={copy.nameHint}
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={refusal}
      />
      {adding.error && !isCancelled(adding.error) && <AlertBox>{textOf(adding.error)}</AlertBox>}
      <div>
        <Button type="submit" variant="quiet" busy={adding.isPending} busyText={copy.adding}>
          {copy.add}
        </Button>
      </div>
    </form>
  );
}

/** The browser itself refuses to make a second passkey for the same account on one device. */
function textOf(error: Error): string {
  return error.name === 'InvalidStateError' ? copy.alreadyHere : errorText(error);
}
