import { pricingCopy } from '../copy/pricing.ts';
import { MoreInformation, PlanCards, PlanTable } from '../features/pricing/index.ts';
import { PageBody } from '../ui/page-body.tsx';

export function Pricing() {
  return (
    <PageBody heading={pricingCopy.heading}>
      <p className="mb-8 max-w-prose text-large text-ink-soft tablet:mb-10 print:mb-3">
        {pricingCopy.introduction}
      </p>
      {/* Chosen by CSS, because the server does not know the width of the screen. */}
      <div className="hidden desktop:block print:block print:text-small">
        <PlanTable />
      </div>
      <div className="desktop:hidden print:hidden">
        <PlanCards />
      </div>
      <MoreInformation />
    </PageBody>
  );
}
