import { z } from 'zod';
import { createSchool, type School, subscriptionPlan } from '#contract/schools.ts';
import { typed } from '../../api/typed.ts';
import { subscriptionsCopy } from '../../copy/subscriptions.ts';

const { shape } = createSchool.input;
const blankIsNone = z.string().transform((text) => text.trim() || null);
const noPlan = z.literal('').transform(() => null);

export const schoolForm = z
  .object({
    name: typed(shape.name),
    domain: typed(shape.domain),
    contactName: blankIsNone.pipe(shape.contactName),
    contactEmail: blankIsNone.pipe(shape.contactEmail),
    subscriptionStatus: shape.subscriptionStatus,
    plan: z.union([noPlan, subscriptionPlan]),
    startsOn: blankIsNone.pipe(shape.startsOn.unwrap()),
    endsOn: blankIsNone.pipe(shape.endsOn.unwrap()),
    trust: blankIsNone.pipe(shape.trust.unwrap()),
    reminders: z.boolean(),
  })
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || endsOn >= startsOn, {
    path: ['endsOn'],
    error: subscriptionsCopy.form.refused.order,
  });

export type SchoolFormValues = z.input<typeof schoolForm>;
export type ReadSchoolForm = z.output<typeof schoolForm>;

export function valuesOf(school: School | undefined): SchoolFormValues {
  return {
    name: school?.name ?? '',
    domain: school?.domain ?? '',
    contactName: school?.contactName ?? '',
    contactEmail: school?.contactEmail ?? '',
    subscriptionStatus: school?.subscriptionStatus ?? 'active',
    plan: school?.plan ?? '',
    startsOn: school?.startsOn ?? '',
    endsOn: school?.endsOn ?? '',
    trust: school?.trust ?? '',
    reminders: school?.reminders ?? true,
  };
}

type Term = Pick<School, 'plan' | 'startsOn' | 'endsOn' | 'trust' | 'reminders'>;

/** Only what was changed is sent: a server of the release before knows none of these fields. */
export function changedTerm(values: Term, school: School | undefined): Term {
  return {
    plan: changed(values.plan, school?.plan ?? null),
    startsOn: changed(values.startsOn, school?.startsOn ?? null),
    endsOn: changed(values.endsOn, school?.endsOn ?? null),
    trust: changed(values.trust, school?.trust ?? null),
    reminders: changed(values.reminders, school?.reminders ?? true),
  };
}

function changed<Value>(value: Value, before: Value): Value | undefined {
  return value === before ? undefined : value;
}

/** A day of which only a part was typed has no value, and would be taken for none. */
export function findUnfinishedDay(form: HTMLFormElement): 'startsOn' | 'endsOn' | undefined {
  const unfinished = form.querySelector<HTMLInputElement>('input[type="date"]:invalid');
  if (!unfinished) return undefined;
  return unfinished.name === 'startsOn' ? 'startsOn' : 'endsOn';
}
