import { pricingCopy } from '../../copy/pricing.ts';
import { FeatureMark, PlanAction, PlanPrice } from './plan-parts.tsx';
import { type FeatureId, FEATURES, includes, type Plan, PLANS } from './plans.ts';

/** A card for each plan, on screens too narrow for the table. */
export function PlanCards() {
  return (
    <ul aria-label={pricingCopy.tableLabel} className="grid gap-5">
      {PLANS.map((plan) => (
        <PlanCard key={plan.id} plan={plan} />
      ))}
    </ul>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const { name, audience } = pricingCopy.plans[plan.id];
  const { highlighted } = plan;
  return (
    <li
      className={`overflow-hidden rounded-l bg-sheet shadow-low ${highlighted ? 'border-2 border-leaf-deep' : 'border border-line'}`}
    >
      <div
        className={`p-5 tablet:flex tablet:items-center tablet:justify-between tablet:gap-6 tablet:p-7 ${highlighted ? 'on-dark bg-leaf-deep text-sheet' : 'border-b border-line'}`}
      >
        <div className="grid justify-items-start gap-2">
          {highlighted && <span className={BADGE}>{pricingCopy.highlight}</span>}
          <h2 className="text-title">{name}</h2>
          <p>{audience}</p>
          <PlanPrice plan={plan} />
          <p>{pricingCopy.discountInFull[plan.discount]}</p>
        </div>
        <div className="mt-4 shrink-0 tablet:mt-0">
          <PlanAction plan={plan} />
        </div>
      </div>
      <ul className="grid gap-3 p-5 tablet:grid-cols-2 tablet:p-7">
        {FEATURES.map((feature) => (
          <CardFeature key={feature} feature={feature} included={includes(plan, feature)} />
        ))}
      </ul>
    </li>
  );
}

function CardFeature({ feature, included }: { feature: FeatureId; included: boolean }) {
  return (
    <li className={`flex items-center gap-3 leading-snug ${included ? '' : 'text-ink-soft'}`}>
      <FeatureMark included={included} />
      <span>
        {pricingCopy.features[feature]}
        {!included && <span className="sr-only"> ({pricingCopy.notIncluded})</span>}
      </span>
    </li>
  );
}

const BADGE = 'rounded-full bg-honey px-3 py-1 text-small leading-snug font-semibold text-ink';
