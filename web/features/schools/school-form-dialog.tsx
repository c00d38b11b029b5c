import { useId } from 'react';
import type { School } from '#contract/schools.ts';
import { schoolsCopy } from '../../copy/schools.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SchoolForm } from './school-form.tsx';
import { useSchoolSave } from './use-school-save.ts';

interface SchoolFormDialogProps {
  /** The school to change; without it, a new one. */
  school?: School;
  open: boolean;
  onClose: () => void;
}

const { cancel, form } = schoolsCopy;

export function SchoolFormDialog({ school, open, onClose }: SchoolFormDialogProps) {
  const formId = useId();
  const mode = school ? 'edit' : 'add';
  const saving = useSchoolSave(school, onClose);
  return (
    <ConfirmDialog
      open={open}
      form={formId}
      busy={saving.isPending}
      onClose={onClose}
      words={{ title: form.titles[mode], cancel, confirm: form.submit[mode], busy: form.saving }}
    >
      <SchoolForm id={formId} school={school} saving={saving} />
    </ConfirmDialog>
  );
}
