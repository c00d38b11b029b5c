import type { ComponentProps } from 'react';
import { subscriptionStatus } from '#contract/schools.ts';
import { subscriptionStatusCopy } from '../../copy/schools.ts';
import { SelectField } from '../../ui/select-field.tsx';

const STATUSES = subscriptionStatus.options.map((value) => ({
  value,
  text: subscriptionStatusCopy[value],
}));

export function StatusField(props: Omit<ComponentProps<typeof SelectField>, 'options'>) {
  return <SelectField {...props} options={STATUSES} />;
}
