import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { personalDataCopy } from '../../copy/personal-data.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AwaitLookup } from '../lookup/index.ts';
import { AddressActions } from './address-actions.tsx';
import { PersonActions } from './person-actions.tsx';
import { personQuery } from './person-query.ts';

interface PersonDataDialogProps {
  email: string;
  open: boolean;
  onClose: () => void;
}

const copy = personalDataCopy;

/** What an administrator can do for somebody who asks about their data. */
export function PersonDataDialog({ email, open, onClose }: PersonDataDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {copy.close}
        </Button>
      }
    >
      <Content email={email} />
    </Dialog>
  );
}

function Content({ email }: { email: string }) {
  const lookup = useQuery(personQuery(email));
  const { data } = lookup;
  if (data === undefined) return <AwaitLookup lookup={lookup} />;
  if (data.person) return <PersonActions person={data.person} />;
  if (data.entries) return <AddressActions email={email} entries={data.entries} />;
  return <p className="wrap-anywhere">{copy.nobody(email)}</p>;
}

/** Opens what an administrator can do for one person. */
export function PersonDataButton({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-label={personalDataCopy.openOf(email)}
        onClick={() => setOpen(true)}
      >
        {personalDataCopy.open}
      </Button>
      <PersonDataDialog email={email} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
