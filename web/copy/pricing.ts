import { BRAND } from '#contract/brand.ts';
import { screenCopy } from './screens.ts';

export const pricingCopy = {
  heading: screenCopy.pricing,
  introduction:
    'One subscription covers your whole school: every year group, every week and unlimited staff.',
  tableLabel: 'Comparison of the three plans',
  plan: 'Plan',
  rows: { audience: 'For', price: 'Price', discount: 'Discount' },
  plans: {
    small: { name: 'Small Schools', audience: 'Fewer than 100 pupils' },
    standard: { name: 'Standard Schools', audience: 'Standard schools' },
    multiple: { name: 'Multi-School / MATs', audience: 'Multiple schools or academy trusts' },
  },
  highlight: 'One price, whole school',
  price: {
    amount: `£${BRAND.pricePounds.toFixed(2)}`,
    period: 'per year',
    onRequest: 'Contact Us',
  },
  discount: { available: 'Available', notAvailable: 'Not available' },
  /** The text of a card, which has no room for the name of the row. */
  discountInFull: {
    available: 'Discount available',
    notAvailable: 'Discount not available',
  },
  features: {
    everyYear: 'Full access to all year groups',
    weekly: 'Weekly spelling resources and lesson materials',
    worksheets: 'Printable worksheets and activities',
    slides: 'Teaching slides',
    updates: 'Regular updates and new resources',
    support: 'Email support',
    users: 'Unlimited users linked to the school domain',
    domains: 'Access for multiple school domains',
  },
  included: 'Included',
  notIncluded: 'Not included',
  action: 'How to subscribe',
  getStarted: 'Get Started',
  contact: 'Contact Us',
  /** Distinguishes buttons of the same name for screen reader users. */
  contactAbout: (plan: string) => ` about ${plan}`,
  notImplemented: 'Subscription process is not implemented yet',
  more: {
    heading: 'Need more information?',
    /** Around a link to the sample week, and one to the trial. */
    first: 'To see it first, ',
    sample: 'look through a whole week',
    or: ', or ask for a ',
    trial: 'free trial',
    text: 'To subscribe, tell us the name of your school, its email domain and who we should invoice. We are glad to answer questions, too.',
    /** Around a link to the form. */
    before: 'No email app on this computer? Use the ',
    form: 'contact form',
    after: '.',
  },
} as const;
