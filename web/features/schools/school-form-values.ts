import * as z from 'zod/mini';
import { createSchool, type School, subscriptionPlan } from '#contract/schools.ts';
import { trimmed } from '../../api/trimmed.ts';
import { subscriptionsCopy } from '../../copy/subscriptions.ts';

const { shape } = createSchool.input;
const blankIsNone = z.pipe(
  z.string(),
  z.transform((text) => text.trim() || null),
);
const noPlan = z.pipe(
  z.literal(''),
  z.transform(() => null),
);

export const schoolForm = z
  .object({
    name: trimmed(shape.name),
    domain: trimmed(shape.domain),
    contactName: z.pipe(blankIsNone, shape.contactName),
    contactEmail: z.pipe(blankIsNone, shape.contactEmail),
    subscriptionStatus: shape.subscriptionStatus,
    plan: z.union([noPlan, subscriptionPlan]),
    startsOn: z.pipe(blankIsNone, shape.startsOn.def.innerType),
    endsOn: z.pipe(blankIsNone, shape.endsOn.def.innerType),
    trust: z.pipe(blankIsNone, shape.trust.def.innerType),
    reminders: z.boolean(),
  })
  .check(
    z.refine(({ startsOn, endsOn }) => !startsOn || !endsOn || endsOn >= startsOn, {
      path: ['endsOn'],
      error: subscriptionsCopy.form.refused.order,
    }),
  );

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

/** Only changed fields are sent, because a server of the previous release does not know them. */
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

/** A date that is only partly typed has an empty value, which would mean no date. */
export function findUnfinishedDay(form: HTMLFormElement): 'startsOn' | 'endsOn' | undefined {
  const unfinished = form.querySelector<HTMLInputElement>('input[type="date"]:invalid');
  if (!unfinished) return undefined;
  return unfinished.name === 'startsOn' ? 'startsOn' : 'endsOn';
}
