import { BRAND } from '#contract/brand.ts';

const { year, week } = BRAND.sampleWeek;

export const sampleCopy = {
  heading: `A whole week to try: ${year}, ${week}`,
  introduction:
    'Every page of the week, just as teachers see it. Open the slides and present them to your class: there is no need to sign in.',
  present: 'Present the slides',
  open: (name: string) => `Open ${name}`,
  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  none: 'The sample week is not available at the moment.',
  failed: 'The sample week could not be loaded.',
  next: {
    heading: 'Would you like the other 179 weeks?',
    text: 'Ask for a free trial for your whole school, or see what a subscription costs.',
    forVisitors: 'If your school has one already, register with your school email address.',
    trial: 'Ask for a free trial',
    pricing: 'See pricing',
    register: 'Register',
  },
};
