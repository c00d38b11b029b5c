import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { type Control, type FieldErrors, type UseFormRegister, useWatch } from 'react-hook-form';
import { dayInLondon } from '#contract/calendar-day.ts';
import type { School } from '#contract/schools.ts';
import { trialEnd } from '#contract/trial-end.ts';
import { isSameTrust } from '#contract/trusts.ts';
import { dayInWords } from '../../copy/date-in-words.ts';
import { schoolsCopy } from '../../copy/schools.ts';
import { subscriptionsCopy } from '../../copy/subscriptions.ts';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type EndEffect, endEffectOf } from './end-effect.ts';
import type { ReadSchoolForm, SchoolFormValues } from './school-form-values.ts';
import { PLAN_OPTIONS } from './school-options.ts';
import { schoolsQuery } from './schools-query.ts';
import { trustsOf } from './select-schools.ts';

interface TermFieldsProps {
  school: School | undefined;
  register: UseFormRegister<SchoolFormValues>;
  control: Control<SchoolFormValues, unknown, ReadSchoolForm>;
  errors: FieldErrors<SchoolFormValues>;
}

const { form, labels } = subscriptionsCopy;

/** Plan, dates, trust and reminders, below the fields that every school has. */
export function TermFields({ school, register, control, errors }: TermFieldsProps) {
  const trustListId = useId();
  const { data: schools = [] } = useQuery(schoolsQuery);
  return (
    <fieldset className="grid gap-5 border-t border-line pt-5">
      <legend className="sr-only">{form.heading}</legend>
      <SelectField label={labels.plan} options={PLANS} {...register('plan')} />
      <div className="grid items-start gap-5 tablet:grid-cols-2">
        <Field
          label={labels.start}
          hint={schoolsCopy.form.optional}
          type="date"
          error={errors.startsOn && form.refused.day}
          {...register('startsOn')}
        />
        <Field
          label={labels.end}
          hint={schoolsCopy.form.optional}
          type="date"
          error={errors.endsOn && (errors.endsOn.message ?? form.refused.day)}
          {...register('endsOn')}
        />
      </div>
      <p className="-mt-3 text-small text-ink-soft">{form.endHint}</p>
      <EndNote school={school} control={control} />
      <Field
        label={labels.trust}
        hint={form.trustHint}
        autoComplete="off"
        list={trustListId}
        error={errors.trust && trustRefusal(errors.trust.type)}
        {...register('trust')}
      />
      <TrustNote school={school} schools={schools} control={control} />
      <datalist id={trustListId}>
        {trustsOf(schools).map((trust) => (
          <option key={trust}>{trust}</option>
        ))}
      </datalist>
      <label className="flex cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          className="mt-px size-6 shrink-0 cursor-pointer accent-leaf"
          {...register('reminders')}
        />
        {form.reminders}
      </label>
    </fieldset>
  );
}

function trustRefusal(type: string): string {
  return type === 'too_big' ? form.trustTooLong : form.refused.trust;
}

type NoteProps = Pick<TermFieldsProps, 'school' | 'control'>;

/** Says, before saving, what happens to an end that is likely to be forgotten. */
function EndNote({ school, control }: NoteProps) {
  const [subscriptionStatus, startsOn, endsOn] = useWatch({
    control,
    name: ['subscriptionStatus', 'startsOn', 'endsOn'],
  });
  const [today] = useState(() => dayInLondon(new Date()));
  const effect = school && endEffectOf(school, { subscriptionStatus, endsOn }, today);
  return <Note>{effect && END_NOTES[effect]({ subscriptionStatus, startsOn, today })}</Note>;
}

/** Says, before saving, that another spelling of the trust is one for all of its schools. */
function TrustNote({ school, schools, control }: NoteProps & { schools: readonly School[] }) {
  const typed = useWatch({ control, name: 'trust' }).trim().replaceAll(/\s+/g, ' ');
  const isRespelt = isSameTrust(typed, school?.trust) && typed !== school?.trust;
  const others = schools.filter(({ id, trust }) => id !== school?.id && isSameTrust(trust, typed));
  return <Note>{isRespelt && others.length > 0 && form.respelt(others.length)}</Note>;
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p aria-live="polite" className={children ? NOTE : 'sr-only'}>
      {children}
    </p>
  );
}

interface Noted extends Pick<SchoolFormValues, 'subscriptionStatus' | 'startsOn'> {
  today: string;
}

const END_NOTES: Record<EndEffect, (noted: Noted) => string> = {
  'trial-end-stays': () => form.endOfTrial,
  'passed-end-stays': () => form.endHasPassed,
  'trial-begins-anew': ({ startsOn, today }) =>
    form.newTrial(dayInWords(trialEnd(startsOn || null, today))),
  'stays-closed': ({ subscriptionStatus }) => form.staysClosed(subscriptionStatus),
};
const PLANS = [{ value: '', text: subscriptionsCopy.noPlan }, ...PLAN_OPTIONS];
const NOTE = 'rounded-m border border-honey-deep bg-honey-wash p-4';
