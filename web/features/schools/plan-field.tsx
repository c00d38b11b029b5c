import type { ComponentProps } from 'react';
import { subscriptionPlan } from '#contract/schools.ts';
import { planCopy, subscriptionsCopy } from '../../copy/subscriptions.ts';
import { SelectField } from '../../ui/select-field.tsx';

const PLANS = [
  { value: '', text: subscriptionsCopy.noPlan },
  ...subscriptionPlan.options.map((value) => ({ value, text: planCopy[value] })),
];

export function PlanField(props: Omit<ComponentProps<typeof SelectField>, 'options'>) {
  return <SelectField {...props} options={PLANS} />;
}
