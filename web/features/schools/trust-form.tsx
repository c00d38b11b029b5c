import { type FormEvent, useState } from 'react';
import { schoolsCopy } from '../../copy/schools.ts';
import { subscriptionsCopy } from '../../copy/subscriptions.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { findUnfinishedDay } from './school-form-values.ts';
import { PLAN_OPTIONS, STATUS_OPTIONS } from './school-options.ts';
import { changesOf, describeChanges, NO_PLAN, type TrustChoice } from './trust-changes.ts';

interface TrustFormProps {
  id: string;
  trust: string;
  choice: TrustChoice;
  onChange: (choice: TrustChoice) => void;
  onSubmit: () => void;
}

const { form, labels, noPlan, together } = subscriptionsCopy;

export function TrustForm({ id, trust, choice, onChange, onSubmit }: TrustFormProps) {
  const [refusal, setRefusal] = useState<string>();
  const change = (part: Partial<TrustChoice>) => onChange({ ...choice, ...part });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refused = findUnfinishedDay(event.currentTarget) ? form.refused.day : refusalOf(choice);
    setRefusal(refused);
    if (!refused) onSubmit();
  };
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      <p className="wrap-anywhere">{together.explanation(trust)}</p>
      <SelectField
        label={schoolsCopy.form.status}
        value={choice.status}
        onChange={({ target }) => change({ status: target.value })}
        options={STATUSES}
      />
      <SelectField
        label={labels.plan}
        value={choice.plan}
        onChange={({ target }) => change({ plan: target.value })}
        options={PLANS}
      />
      <Field
        label={labels.start}
        hint={together.blankDay}
        type="date"
        name="startsOn"
        disabled={choice.removeStart}
        value={choice.startsOn}
        onChange={({ target }) => change({ startsOn: target.value })}
      />
      <Checkbox
        label={together.removeStart}
        checked={choice.removeStart}
        onChange={(removeStart) => change({ removeStart })}
      />
      <Field
        label={labels.end}
        hint={together.blankDay}
        type="date"
        name="endsOn"
        disabled={choice.removeEnd}
        value={choice.endsOn}
        onChange={({ target }) => change({ endsOn: target.value })}
      />
      <Checkbox
        label={together.removeEnd}
        checked={choice.removeEnd}
        onChange={(removeEnd) => change({ removeEnd })}
      />
      {refusal && <AlertBox>{refusal}</AlertBox>}
    </form>
  );
}

function refusalOf(choice: TrustChoice): string | undefined {
  const changes = changesOf(choice);
  if (describeChanges(changes).length === 0) return together.nothing;
  const { startsOn, endsOn } = changes;
  return startsOn && endsOn && endsOn < startsOn ? form.refused.order : undefined;
}

const UNCHANGED = { value: '', text: together.unchanged };
const STATUSES = [UNCHANGED, ...STATUS_OPTIONS];
const PLANS = [UNCHANGED, ...PLAN_OPTIONS, { value: NO_PLAN, text: noPlan }];
