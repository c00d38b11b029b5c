import { ChevronDown } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { type School, subscriptionPlan, subscriptionStatus } from '#contract/schools.ts';
import { isSameTrust } from '#contract/trusts.ts';
import { schoolsCopy } from '../../copy/schools.ts';
import { subscriptionsCopy } from '../../copy/subscriptions.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useChosenBefore } from '../../ui/use-chosen-before.ts';
import { useIsTablet } from '../../ui/use-screen-width.ts';
import { useTypedBefore } from '../../ui/use-typed-before.ts';
import { PLAN_OPTIONS, STATUS_OPTIONS } from './school-options.ts';
import { SORT_COLUMNS, type SchoolView, trustsOf } from './select-schools.ts';
import { VIEW_FIELDS } from './view-in-address.ts';

const ENDS_WITHIN_DAYS = [7, 30, 60];

interface SchoolFiltersProps {
  schools: readonly School[];
  view: SchoolView;
  onChange: (changes: Partial<SchoolView>) => void;
}

const { filters } = subscriptionsCopy;

export function SchoolFilters({ schools, view, onChange }: SchoolFiltersProps) {
  const termField: RefObject<HTMLElement | null> = useRef(null);
  useTypedBefore(termField, (term) => onChange({ term }));
  const box = useRef<HTMLDivElement>(null);
  useChosenBefore(box);
  const trusts = trustsOf(schools);
  return (
    <div
      ref={box}
      className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] items-end gap-x-3 gap-y-4 tablet:grid-cols-3 wide:grid-cols-6 [&>:first-child]:max-tablet:col-span-full"
    >
      <Field
        ref={termField}
        label={schoolsCopy.filter.label}
        name={VIEW_FIELDS.term}
        autoComplete="off"
        spellCheck={false}
        value={view.term}
        onChange={(event) => onChange({ term: event.target.value })}
      />
      <MoreFilters isOpen={isNarrowed(view)}>
        <SelectField
          label={filters.status}
          name={VIEW_FIELDS.status}
          value={view.status}
          onChange={({ target }) =>
            onChange({ status: subscriptionStatus.safeParse(target.value).data ?? '' })
          }
          options={STATUSES}
        />
        <SelectField
          label={filters.plan}
          name={VIEW_FIELDS.plan}
          value={view.plan}
          onChange={({ target }) =>
            onChange({ plan: subscriptionPlan.safeParse(target.value).data ?? '' })
          }
          options={PLANS}
        />
        <SelectField
          label={filters.trust}
          name={VIEW_FIELDS.trust}
          value={trusts.find((trust) => isSameTrust(trust, view.trust)) ?? view.trust}
          onChange={({ target }) => onChange({ trust: target.value })}
          options={[
            { value: '', text: filters.anyTrust },
            ...trusts.map((trust) => ({ value: trust, text: trust })),
          ]}
        />
        <SelectField
          label={filters.ending}
          name={VIEW_FIELDS.endsWithinDays}
          value={view.endsWithinDays ?? ''}
          onChange={({ target }) => onChange({ endsWithinDays: Number(target.value) || null })}
          options={ENDS}
        />
        <SelectField
          label={filters.sort}
          name={VIEW_FIELDS.sort}
          value={view.sort}
          onChange={({ target }) => {
            const sort = SORT_COLUMNS.find((column) => column === target.value);
            if (sort) onChange({ sort, descending: false });
          }}
          options={ORDERS}
        />
      </MoreFilters>
      {view.descending && <input type="hidden" name={VIEW_FIELDS.descending} value="on" />}
      <noscript className="col-span-full">
        <Button type="submit" variant="quiet">
          {filters.show}
        </Button>
      </noscript>
    </div>
  );
}

/** On a phone behind one line, so that the schools are on the first screen. */
function MoreFilters({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  // As it was at first: it must not close around the filter that is being changed.
  const [wasOpen] = useState(isOpen);
  if (useIsTablet()) return children;
  return (
    <details open={wasOpen} className="group col-span-full">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-leaf-deep [&::-webkit-details-marker]:hidden">
        {filters.more}
        <ChevronDown aria-hidden="true" size={20} className="group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] items-end gap-x-3 gap-y-4 pt-2 pb-1">
        {children}
      </div>
    </details>
  );
}

function isNarrowed({ status, plan, trust, endsWithinDays }: SchoolView): boolean {
  return status !== '' || plan !== '' || trust !== '' || endsWithinDays !== null;
}

const STATUSES = [{ value: '', text: filters.anyStatus }, ...STATUS_OPTIONS];
const PLANS = [{ value: '', text: filters.anyPlan }, ...PLAN_OPTIONS];
const ENDS = [
  { value: '', text: filters.anyEnd },
  ...ENDS_WITHIN_DAYS.map((days) => ({ value: String(days), text: filters.days(days) })),
];
const { columns } = schoolsCopy;
const COLUMN_LABELS = {
  name: columns.name,
  domain: columns.domain,
  contactName: columns.contactName,
  contactEmail: columns.contactEmail,
  subscriptionStatus: columns.status,
  endsOn: subscriptionsCopy.labels.end,
} as const;
const ORDERS = SORT_COLUMNS.map((value) => ({ value, text: COLUMN_LABELS[value] }));
