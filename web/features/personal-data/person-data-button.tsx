import { useState } from 'react';
import { personalDataCopy } from '../../copy/personal-data.ts';
import { Button } from '../../ui/button.tsx';
import { PersonDataDialog } from './person-data-dialog.tsx';

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
