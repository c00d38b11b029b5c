import type { ReactNode } from 'react';
import { pricingCopy } from '../../copy/pricing.ts';
import { FeatureMark, PlanAction, PlanPrice } from './plan-parts.tsx';
import { FEATURES, includes, type Plan, PLANS } from './plans.ts';

const { rows, plans, discount, features, included, notIncluded } = pricingCopy;

/** The three plans side by side. */
export function PlanTable() {
  return (
    <table
      aria-label={pricingCopy.tableLabel}
      className="w-full table-fixed border-separate border-spacing-0 text-left"
    >
      <thead>
        <tr>
          <th scope="col" className="w-[31%] p-5 align-bottom">
            <span className="sr-only">{pricingCopy.plan}</span>
          </th>
          {PLANS.map((plan) => (
            <th key={plan.id} scope="col" className={`${topOf(plan)} p-5 pt-6 align-bottom`}>
              {plan.highlighted && <span className={BADGE}>{pricingCopy.highlight}</span>}
              <span className="block text-large leading-snug">{plans[plan.id].name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row name={rows.audience} renderCell={(plan) => plans[plan.id].audience} />
        <Row name={rows.price} renderCell={(plan) => <PlanPrice plan={plan} />} />
        <Row name={rows.discount} renderCell={(plan) => discount[plan.discount]} />
        {FEATURES.map((feature) => (
          <Row
            key={feature}
            name={features[feature]}
            renderCell={(plan) => <Inclusion included={includes(plan, feature)} />}
          />
        ))}
      </tbody>
      <tfoot className="print:hidden">
        <tr>
          <th scope="row">
            <span className="sr-only">{pricingCopy.action}</span>
          </th>
          {PLANS.map((plan) => (
            <td key={plan.id} className={`${footOf(plan)} p-5`}>
              <PlanAction plan={plan} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function Row({ name, renderCell }: { name: string; renderCell: (plan: Plan) => ReactNode }) {
  return (
    <tr>
      <th
        scope="row"
        className="border-b border-line py-3.5 pr-5 leading-snug font-medium print:py-1.5"
      >
        {name}
      </th>
      {PLANS.map((plan) => (
        <td key={plan.id} className={`${sidesOf(plan)} border-b border-b-line py-3.5 print:py-1.5`}>
          {renderCell(plan)}
        </td>
      ))}
    </tr>
  );
}

function Inclusion({ included: isIncluded }: { included: boolean }) {
  return (
    <>
      <FeatureMark included={isIncluded} />
      <span className="sr-only">{isIncluded ? included : notIncluded}</span>
    </>
  );
}

const BADGE =
  'mb-3 inline-block rounded-full bg-honey px-3 py-1 text-small leading-snug font-semibold text-ink';

/** The highlighted plan has a green head and foot, joined by green borders. */
function topOf({ highlighted }: Plan): string {
  return highlighted ? 'rounded-t-l bg-leaf-deep text-sheet' : 'border-b border-line';
}

function sidesOf({ highlighted }: Plan): string {
  // As wide as the others including the border.
  return highlighted ? 'border-x-2 border-x-leaf-deep bg-sheet px-4.5' : 'px-5';
}

function footOf({ highlighted }: Plan): string {
  return highlighted ? 'on-dark rounded-b-l bg-leaf-deep' : '';
}
