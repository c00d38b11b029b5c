import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { schoolImportCopy as copy } from '../../copy/school-import.ts';
import { schoolsCopy } from '../../copy/schools.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { countKinds, ImportPreview } from './import-preview.tsx';
import { useSchoolImport } from './use-school-import.ts';

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Shows what a file would do, line by line, and does it when that is confirmed. */
export function ImportDialog({ open, onClose }: ImportDialogProps) {
  const { preview, isReading, complaint, choose, importing } = useSchoolImport(onClose);
  const input = useRef<HTMLInputElement>(null);
  const close = () => !importing.isPending && onClose();
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Reset, or choosing the same file again after it was corrected would cause no event.
    target.value = '';
    if (file) void choose(file);
  };
  const counts = preview && countKinds(preview.lines);
  const canImport = counts && counts.refused === 0 && counts.added + counts.changed > 0;
  return (
    <Dialog
      open={open}
      holdsInput
      onClose={close}
      title={copy.title}
      width="wide"
      actions={
        <>
          <Button variant="quiet" disabled={importing.isPending} onClick={close}>
            {schoolsCopy.cancel}
          </Button>
          {canImport && (
            <Button
              busy={importing.isPending}
              busyText={copy.importing}
              onClick={() => importing.mutate(preview)}
            >
              {copy.confirm(counts.added, counts.changed)}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <p>{copy.explanation}</p>
        <div className="grid gap-1 text-small text-ink-soft">
          <p>{copy.columns}</p>
          <p>{copy.values}</p>
        </div>
        <div>
          <Button
            variant="quiet"
            busy={isReading}
            busyText={copy.reading}
            disabled={importing.isPending}
            onClick={() => input.current?.click()}
          >
            <FileUp aria-hidden="true" size={20} />
            {preview ? copy.chooseAnother : copy.choose}
          </Button>
          <input ref={input} type="file" hidden accept=".csv,text/csv,.txt" onChange={pick} />
        </div>
        {complaint && <AlertBox>{complaint}</AlertBox>}
        {preview && <ImportPreview preview={preview} />}
      </div>
    </Dialog>
  );
}
