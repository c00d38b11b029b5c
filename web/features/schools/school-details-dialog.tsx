import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { School } from '#contract/schools.ts';
import { dayInWords } from '../../copy/date-in-words.ts';
import { schoolsCopy } from '../../copy/schools.ts';
import { planCopy, subscriptionsCopy } from '../../copy/subscriptions.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SchoolFigures } from '../figures/index.ts';
import type { SchoolDialog } from './school-dialogs.tsx';
import { SchoolPeople } from './school-people.tsx';
import { SchoolWays } from './school-ways.tsx';
import { StatusBadge } from './status-badge.tsx';
import { schoolWaysQuery } from './school-ways-query.ts';

interface SchoolDetailsDialogProps {
  school: School;
  open: boolean;
  onClose: () => void;
  onOpen: (dialog: SchoolDialog) => void;
}

const { columns, details, form, nothing } = schoolsCopy;
const { labels } = subscriptionsCopy;

/** The details of a school, with its actions. */
export function SchoolDetailsDialog({ school, open, onClose, onOpen }: SchoolDetailsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={details.title}
      width="wide"
      actions={
        <>
          <Button variant="danger-quiet" onClick={() => onOpen({ kind: 'delete', school })}>
            {details.delete}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {details.close}
          </Button>
          <Button onClick={() => onOpen({ kind: 'edit', school })}>{details.edit}</Button>
        </>
      }
    >
      {/* Gets the initial focus, so that reading begins at the top. */}
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- it scrolls on a phone, and the keyboard must reach it */}
      <section aria-label={school.name} tabIndex={0} className="scroll-mt-5">
        <dl className="grid gap-x-6 gap-y-4 tablet:grid-cols-2">
          <Fact label={columns.name}>{school.name}</Fact>
          <Fact label={columns.domain}>{school.domain}</Fact>
          <Fact label={columns.contactName}>{school.contactName ?? nothing}</Fact>
          <Fact label={columns.contactEmail}>{school.contactEmail ?? nothing}</Fact>
          <Fact label={form.status}>
            <StatusBadge status={school.subscriptionStatus} />
          </Fact>
          <Fact label={labels.plan}>{school.plan ? planCopy[school.plan] : nothing}</Fact>
          <Fact label={labels.start}>
            {school.startsOn ? dayInWords(school.startsOn) : nothing}
          </Fact>
          <Fact label={labels.end}>{school.endsOn ? dayInWords(school.endsOn) : nothing}</Fact>
          <Fact label={labels.trust}>{school.trust ?? nothing}</Fact>
          <Fact label={labels.reminders}>
            {school.reminders === false
              ? subscriptionsCopy.remindersOff
              : subscriptionsCopy.remindersOn}
          </Fact>
        </dl>
      </section>
      <section className="mt-6 rounded-m border border-line bg-paper p-4">
        <h3 className="text-body">{details.account.heading}</h3>
        <p className="mt-1.5 text-small text-ink-soft wrap-anywhere">
          {details.account.explanation(schoolsCopy.login(school.domain))}
        </p>
        <OrganisationAccountNote schoolId={school.id} />
        <div className="flex flex-wrap gap-3">
          <Button variant="quiet" onClick={() => onOpen({ kind: 'createAccount', school })}>
            {details.account.create}
          </Button>
          <Button variant="quiet" onClick={() => onOpen({ kind: 'resetPassword', school })}>
            {details.account.reset}
          </Button>
        </div>
      </section>
      <SchoolWays school={school} />
      <SchoolFigures schoolId={school.id} />
      <SchoolPeople
        school={school}
        onSignOutEveryone={() => onOpen({ kind: 'signOutSchool', school })}
      />
    </Dialog>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start justify-items-start gap-0.5">
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

const { account } = schoolsCopy.details;

/** Says whether a school has an organisation account, once that is known; the line keeps its place. */
function OrganisationAccountNote({ schoolId }: { schoolId: string }) {
  const { data } = useQuery(schoolWaysQuery(schoolId));
  const since = data?.organisationAccountSince;
  return (
    <p className="mt-1.5 mb-4 min-h-lh text-small font-medium">
      {since && account.since(since)}
      {since === null && account.none}
    </p>
  );
}
