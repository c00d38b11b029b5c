import { useQuery } from '@tanstack/react-query';
import { Plus, Upload } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { errorText } from '../../api/error-text.ts';
import { schoolImportCopy } from '../../copy/school-import.ts';
import { schoolsCopy } from '../../copy/schools.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { AwaitLookup } from '../lookup/index.ts';
import { SchoolDialogs, type SchoolDialog } from './school-dialogs.tsx';
import { SchoolList } from './school-list.tsx';
import { schoolsQuery } from './schools-query.ts';

/** The Subscriptions tab of the Admin page. */
export function SchoolSubscriptions({ summary }: { summary?: ReactNode }) {
  const [dialog, setDialog] = useState<SchoolDialog | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="school-subscriptions" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div>
          <h2 id="school-subscriptions" ref={heading} tabIndex={-1} className="text-title">
            {schoolsCopy.heading}
          </h2>
          <p className="mt-1.5 text-ink-soft">{schoolsCopy.hint}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="quiet" onClick={() => setDialog({ kind: 'import' })}>
            <Upload aria-hidden="true" size={20} />
            {schoolImportCopy.open}
          </Button>
          <Button onClick={() => setDialog({ kind: 'add' })}>
            <Plus aria-hidden="true" size={20} />
            {schoolsCopy.add}
          </Button>
        </div>
      </div>
      {summary}
      <Schools onOpen={setDialog} />
      <SchoolDialogs
        dialog={dialog}
        onOpen={setDialog}
        onClose={() => setDialog(null)}
        // The row that had the focus was removed with the school.
        onDeleted={() => heading.current?.focus()}
      />
    </section>
  );
}

function Schools({ onOpen }: { onOpen: (dialog: SchoolDialog) => void }) {
  const lookup = useQuery(schoolsQuery);
  const { data: schools, error } = lookup;
  useEffect(() => {
    if (error) showToast('error', schoolsCopy.loadFailed(errorText(error)));
  }, [error]);

  if (!schools) return <AwaitLookup lookup={lookup} />;
  if (schools.length === 0) {
    return (
      <p className="ruled rounded-m border border-line bg-sheet px-6 py-12 text-center">
        {schoolsCopy.empty}
      </p>
    );
  }
  return <SchoolList schools={schools} onOpen={onOpen} />;
}
