import { pricingCopy } from '../../copy/pricing.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { ContactLink } from './contact-link.tsx';
import type { Plan } from './plans.ts';

/** How one comes by a plan. */
export function PlanAction({ plan }: { plan: Plan }) {
  if (!plan.fixedPrice) return <ContactLink about={pricingCopy.plans[plan.id].name} />;
  return (
    <Button variant="honey" onClick={() => showToast('generic', pricingCopy.notImplemented)}>
      {pricingCopy.getStarted}
    </Button>
  );
}
