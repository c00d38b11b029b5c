import { Check, Minus } from 'lucide-react';
import { pricingCopy } from '../../copy/pricing.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { ContactLink } from './contact-link.tsx';
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

/** The button or link to get a plan. */
export function PlanAction({ plan }: { plan: Plan }) {
  if (!plan.fixedPrice) return <ContactLink about={pricingCopy.plans[plan.id].name} />;
  return (
    <Button variant="honey" onClick={() => showToast('generic', pricingCopy.notImplemented)}>
      {pricingCopy.getStarted}
    </Button>
  );
}

/** A tick or a dash. The text beside it says what it means. */
export function FeatureMark({ included }: { included: boolean }) {
  const Icon = included ? Check : Minus;
  return (
    <span
      aria-hidden="true"
      className={`grid size-7 shrink-0 place-items-center rounded-full ${included ? 'bg-leaf-wash text-leaf' : 'bg-line text-ink-soft'}`}
    >
      <Icon size={18} strokeWidth={2.75} />
    </span>
  );
}
