import { useState } from 'react';
import type { School } from '#contract/schools.ts';
import { DeleteSchoolDialog, SignOutSchoolDialog } from './school-confirmations.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { CreateAccountDialog, ResetPasswordDialog } from './organisation-account-dialogs.tsx';
import { SchoolDetailsDialog } from './school-details-dialog.tsx';
import { SchoolFormDialog } from './school-form-dialog.tsx';
import { TrustDialog } from './trust-dialog.tsx';

export type SchoolDialog =
  | { kind: 'add' }
  | { kind: 'import' }
  | { kind: 'together'; trust: string; schools: readonly School[] }
  | { kind: SchoolDialogKind; school: School };

type SchoolDialogKind =
  | 'details'
  | 'edit'
  | 'delete'
  | 'createAccount'
  | 'resetPassword'
  | 'signOutSchool';

interface SchoolDialogsProps {
  /** The open dialog. Only one is open at a time. */
  dialog: SchoolDialog | null;
  onOpen: (dialog: SchoolDialog) => void;
  onClose: () => void;
  onDeleted: () => void;
}

export function SchoolDialogs({ dialog, onOpen, onClose, onDeleted }: SchoolDialogsProps) {
  const shown = useLastShown(dialog);
  if (!shown.dialog) return null;
  const shared = { open: dialog !== null, onClose };
  const { number } = shown;
  if (shown.dialog.kind === 'add') return <SchoolFormDialog key={number} {...shared} />;
  if (shown.dialog.kind === 'import') return <ImportDialog key={number} {...shared} />;
  if (shown.dialog.kind === 'together') {
    const { trust, schools } = shown.dialog;
    return <TrustDialog key={number} {...shared} trust={trust} schools={schools} />;
  }
  const { kind, school } = shown.dialog;
  const all = { ...shared, school };
  if (kind === 'details') return <SchoolDetailsDialog key={number} {...all} onOpen={onOpen} />;
  if (kind === 'edit') return <SchoolFormDialog key={number} {...all} />;
  if (kind === 'createAccount') return <CreateAccountDialog key={number} {...all} />;
  if (kind === 'resetPassword') return <ResetPasswordDialog key={number} {...all} />;
  if (kind === 'signOutSchool') return <SignOutSchoolDialog key={number} {...all} />;
  return <DeleteSchoolDialog key={number} {...all} onDeleted={onDeleted} />;
}

/** Keeps the content while a dialog fades out. Each opening has its own key, so that no state is shared. */
function useLastShown(dialog: SchoolDialog | null) {
  const [shown, setShown] = useState({ dialog, number: 0 });
  if (dialog && dialog !== shown.dialog) setShown({ dialog, number: shown.number + 1 });
  return shown;
}
