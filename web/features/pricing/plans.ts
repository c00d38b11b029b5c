import type { pricingCopy } from '../../copy/pricing.ts';

type PlanId = keyof typeof pricingCopy.plans;
export type FeatureId = keyof typeof pricingCopy.features;

export interface Plan {
  id: PlanId;
  /** Whether the price is fixed; other prices are negotiated. */
  fixedPrice: boolean;
  discount: keyof typeof pricingCopy.discount;
  highlighted: boolean;
  /** The only feature that is not in every plan. */
  multipleDomains: boolean;
}

/** From the smallest to the largest; the middle one is highlighted. */
export const PLANS: readonly Plan[] = [
  {
    id: 'small',
    fixedPrice: false,
    discount: 'available',
    highlighted: false,
    multipleDomains: false,
  },
  {
    id: 'standard',
    fixedPrice: true,
    discount: 'notAvailable',
    highlighted: true,
    multipleDomains: false,
  },
  {
    id: 'multiple',
    fixedPrice: false,
    discount: 'available',
    highlighted: false,
    multipleDomains: true,
  },
];

export const FEATURES: readonly FeatureId[] = [
  'everyYear',
  'weekly',
  'worksheets',
  'slides',
  'updates',
  'support',
  'users',
  'domains',
];

export function includes(plan: Plan, feature: FeatureId): boolean {
  return feature !== 'domains' || plan.multipleDomains;
}
