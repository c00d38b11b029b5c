import { useId } from 'react';
import type { School } from '#contract/schools.ts';
import { schoolsCopy } from '../../copy/schools.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
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
  const close = () => !saving.isPending && onClose();
  return (
    <Dialog
      open={open}
      holdsInput
      onClose={close}
      title={form.titles[mode]}
      actions={
        <>
          <Button variant="quiet" disabled={saving.isPending} onClick={close}>
            {cancel}
          </Button>
          <Button type="submit" form={formId} busy={saving.isPending} busyText={form.saving}>
            {form.submit[mode]}
          </Button>
        </>
      }
    >
      <SchoolForm id={formId} school={school} saving={saving} />
    </Dialog>
  );
}
