import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type Control, type FieldErrors, type UseFormRegister, useWatch } from 'react-hook-form';
import { dayInLondon } from '#contract/calendar-day.ts';
import type { School, SubscriptionStatus } from '#contract/schools.ts';
import { schoolsCopy } from '../../copy/schools.ts';
import { subscriptionsCopy } from '../../copy/subscriptions.ts';
import { Field } from '../../ui/field.tsx';
import { PlanField } from './plan-field.tsx';
import type { ReadSchoolForm, SchoolFormValues } from './school-form-values.ts';
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
      <PlanField label={labels.plan} {...register('plan')} />
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

/** Warns, before saving, of an end that is likely to be forgotten. */
function EndNote({ school, control }: Pick<TermFieldsProps, 'school' | 'control'>) {
  const [subscriptionStatus, endsOn] = useWatch({
    control,
    name: ['subscriptionStatus', 'endsOn'],
  });
  const note = noteOf(school, { subscriptionStatus, endsOn });
  return (
    <p aria-live="polite" className={note ? NOTE : 'sr-only'}>
      {note}
    </p>
  );
}

function noteOf(
  school: School | undefined,
  { subscriptionStatus, endsOn }: { subscriptionStatus: SubscriptionStatus; endsOn: string },
): string | undefined {
  const isRunning = subscriptionStatus === 'active' || subscriptionStatus === 'trial';
  if (!school || !endsOn || !isRunning || endsOn !== school.endsOn) return undefined;
  const wasTrial = school.subscriptionStatus === 'trial';
  if (wasTrial && subscriptionStatus === 'active') return form.endOfTrial;
  const wasEnded = school.subscriptionStatus === 'inactive';
  return wasEnded && endsOn < dayInLondon(new Date()) ? form.endHasPassed : undefined;
}

const NOTE = 'rounded-m border border-honey-deep bg-honey-wash p-4';
