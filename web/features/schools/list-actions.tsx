import { Download, UsersRound } from 'lucide-react';
import type { School } from '#contract/schools.ts';
import { isSameTrust } from '#contract/trusts.ts';
import { subscriptionsCopy } from '../../copy/subscriptions.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { exportSchools } from './export-schools.ts';
import type { OpenSchoolDialog } from './school-actions.tsx';
import { trustsOf } from './select-schools.ts';

interface ListActionsProps {
  schools: readonly School[];
  /** The schools that the filters have left. */
  found: readonly School[];
  /** The trust that is filtered by; empty for none. */
  trust: string;
  onOpen: OpenSchoolDialog;
}

/** What can be done with several schools at once. */
export function ListActions({ schools, found, trust, onOpen }: ListActionsProps) {
  const ofTrust = schools.filter((school) => isSameTrust(school.trust, trust));
  const spelling = trustsOf(ofTrust)[0] ?? trust;
  const save = () => {
    exportSchools(found);
    showToast('success', subscriptionsCopy.export.done(found.length));
  };
  return (
    <div className="flex flex-wrap gap-3">
      {ofTrust.length > 0 && (
        <Button
          variant="quiet"
          onClick={() => onOpen({ kind: 'together', trust: spelling, schools: ofTrust })}
        >
          <UsersRound aria-hidden="true" size={20} />
          {subscriptionsCopy.together.open(ofTrust.length, spelling)}
        </Button>
      )}
      <Button variant="quiet" disabled={found.length === 0} onClick={save}>
        <Download aria-hidden="true" size={20} />
        {subscriptionsCopy.export.button}
      </Button>
    </div>
  );
}
