import { pricingCopy } from '../../copy/pricing.ts';
import type { Plan } from './plans.ts';

export function PlanPrice({ plan }: { plan: Plan }) {
  const { amount, period, onRequest } = pricingCopy.price;
  if (!plan.fixedPrice) return <span className="text-title font-semibold">{onRequest}</span>;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className="text-heading leading-tight font-bold tracking-tight">{amount}</span>{' '}
      <span className="font-medium">{period}</span>
    </span>
  );
}
