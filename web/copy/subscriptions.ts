import { GRACE_DAYS, REMINDER_DAYS, SCHOOL_NAME_CHARACTERS, TRIAL_DAYS } from '#contract/limits.ts';
import type { SubscriptionPlan, SubscriptionStatus } from '#contract/schools.ts';
import { counted } from './counted.ts';
import { tooLong } from './fields.ts';
import { pricingCopy } from './pricing.ts';

export const planCopy: Record<SubscriptionPlan, string> = {
  small: pricingCopy.plans.small.name,
  standard: pricingCopy.plans.standard.name,
  multiple: pricingCopy.plans.multiple.name,
};

const [firstReminder, secondReminder, lastReminder] = REMINDER_DAYS;

/** What administrators read and enter about the term of a subscription. */
export const subscriptionsCopy = {
  labels: {
    plan: 'Plan',
    start: 'Start Date',
    end: 'End Date',
    trust: 'Trust',
    reminders: 'Reminders',
  },
  /** The second line of a status. */
  until: (day: string) => `until ${day}`,
  noPlan: 'No plan',
  remindersOn: 'On',
  remindersOff: 'Off',
  form: {
    heading: 'Dates and plan',
    endHint: `A trial without an end date ends after ${TRIAL_DAYS} days. Active schools keep their access for ${GRACE_DAYS} days after the end.`,
    trustHint:
      'Optional. Schools of one trust can be changed together. Capital letters make no difference.',
    reminders: `Remind the contact by email ${firstReminder}, ${secondReminder} and ${lastReminder} days before the end and on the day`,
    endOfTrial: 'This is still the end of the trial. Please change or remove it.',
    endHasPassed:
      'This day has passed, but the school keeps its access as long as its status allows it. Please change or remove the date.',
    newTrial: (day: string) =>
      `This day has passed, so the trial gets a new end when you save: ${day}.`,
    staysClosed: (status: SubscriptionStatus) =>
      `The school is still ${status}. Its staff get no access until you choose Active or Trial.`,
    respelt: (count: number) =>
      count === 1
        ? '1 other school in this trust gets this spelling too.'
        : `${count.toLocaleString('en-GB')} other schools in this trust get this spelling too.`,
    refused: {
      day: 'Please enter a whole date, such as 31/08/2027.',
      order: 'The end must not be before the start.',
      trust: 'Names must be on one line and have no hidden characters.',
    },
    trustTooLong: tooLong(SCHOOL_NAME_CHARACTERS),
  },
  filters: {
    status: 'With status',
    anyStatus: 'Any status',
    plan: 'On plan',
    anyPlan: 'Any plan',
    trust: 'In trust',
    anyTrust: 'Any trust',
    ending: 'Ending within',
    anyEnd: 'Any time',
    days: (count: number) => `${count} days`,
    sort: 'Sort by',
    /** On a phone. */
    more: 'Filter and sort',
    show: 'Show schools',
    none: 'No schools match these filters.',
    clear: 'Clear filters',
  },
  pages: {
    label: 'Pages of schools',
    previous: 'Previous',
    next: 'Next',
    place: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  export: {
    button: 'Export as CSV',
    fileName: (day: string) => `schools-${day}.csv`,
    done: (count: number) => `${counted(count, 'school')} exported`,
  },
  together: {
    open: (count: number, trust: string) =>
      `Change ${count === 1 ? '' : 'all '}${counted(count, 'school')} of ${trust}`,
    title: 'Change Schools Together',
    explanation: (trust: string) =>
      `Choose what changes for every school of ${trust}. Everything else stays as it is at each school.`,
    unchanged: 'Leave as it is',
    blankDay: 'Leave it empty to keep it as it is at each school.',
    removeEnd: 'Remove the end date',
    removeStart: 'Remove the start date',
    review: 'Continue',
    nothing: 'Please choose at least one change.',
    confirmation: {
      title: 'Confirm Changes',
      question: (count: number, trust: string) => `Change ${counted(count, 'school')} of ${trust}?`,
      confirm: (count: number) => `Change ${counted(count, 'school')}`,
      busy: 'Changing...',
      back: 'Back',
    },
    becomes: (label: string, value: string) => `${label}: ${value}`,
    removed: 'none',
    removedEndOfTrials: `${TRIAL_DAYS} days after the start or after today`,
    removedEndOrTrial: `none, but for schools on trial ${TRIAL_DAYS} days after the start or after today`,
    /** Below the changes: what they mean for ends. */
    ends: {
      ofTrials: (count: number, first: string) =>
        count === 1
          ? `1 school on trial keeps the end of the trial as its end date, on ${first}. Go back to change or remove it.`
          : `${counted(count, 'school')} on trial keep the end of the trial as their end date, the first on ${first}. Go back to change or remove it.`,
      passed: (count: number) =>
        count === 1
          ? 'The end date of 1 school has passed. It will have access with no end date. Go back to change or remove the date.'
          : `The end dates of ${counted(count, 'school')} have passed. They will have access with no end date. Go back to change or remove the dates.`,
      closed: (count: number) =>
        count === 1
          ? '1 school is inactive or pending and stays so, without access. Go back to choose a status too.'
          : `${counted(count, 'school')} are inactive or pending and stay so, without access. Go back to choose a status too.`,
      ofNewTrials: (count: number) =>
        count === 1
          ? `1 school has no end date, or one that has passed. It gets one ${TRIAL_DAYS} days after the start or after today.`
          : `${counted(count, 'school')} have no end date, or one that has passed. They get one ${TRIAL_DAYS} days after the start or after today.`,
    },
    done: (count: number) => `${counted(count, 'school')} changed successfully`,
  },
} as const;
