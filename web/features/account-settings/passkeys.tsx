import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { passkeysCopy } from '../../copy/passkeys.ts';
import { PASSKEYS } from '../../paths.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { AwaitLookup } from '../lookup/index.ts';
import { canUsePasskeys, passkeysQuery } from '../passkeys/index.ts';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyRow } from './passkey-row.tsx';

const copy = passkeysCopy;

/** The passkeys of the user, and a way to add one. */
export function Passkeys() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby={PASSKEYS} className="grid gap-5">
      <h2 id={PASSKEYS} ref={heading} tabIndex={-1} className="text-large">
        {copy.heading}
      </h2>
      <List onRemoved={() => heading.current?.focus()} />
    </section>
  );
}

function List({ onRemoved }: { onRemoved: () => void }) {
  const lookup = useQuery(passkeysQuery);
  const { data } = lookup;
  const isSupported = !useIsHydrated() || canUsePasskeys();
  if (!data) return <AwaitLookup lookup={lookup} />;
  if (data.isSharedLogin) return <Note>{copy.shared}</Note>;
  const { closedBy, passkeys } = data;
  return (
    <>
      <Note>{closedBy ? copy.closedBy[closedBy] : copy.explanation}</Note>
      {closedBy && passkeys.length > 0 && <Note>{copy.kept}</Note>}
      {passkeys.length > 0 && (
        <ul aria-labelledby={PASSKEYS} className="grid border-y border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={onRemoved} />
          ))}
        </ul>
      )}
      {!closedBy && (isSupported ? <AddPasskey /> : <Note>{copy.unsupported}</Note>)}
    </>
  );
}

function Note({ children }: { children: string }) {
  return <p className="text-ink-soft">{children}</p>;
}
