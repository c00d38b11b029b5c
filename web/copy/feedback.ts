import { BRAND } from '#contract/brand.ts';
import type { PageId } from './pages.ts';
import { adminCopy } from './admin.ts';
import { learningCopy } from './learning.ts';
import { newsletterCopy } from './newsletter.ts';
import { screenCopy } from './screens.ts';
import { siteCopy } from './site.ts';

const { links } = siteCopy;

export const feedbackCopy = {
  title: 'Provide Feedback',
  label: 'Your feedback',
  placeholder: 'What works well? What would make your week easier?',
  refused: 'Please enter your feedback.',
  note: 'To help us see what you saw, your email will also include the section and address of this page, the year group and week you selected, the resource you opened last, the date and time, and which browser you use.',
  showContext: 'Show what will be included',
  cancel: 'Cancel',
  send: 'Send Feedback',
  /** After the mail program was opened. */
  mailReady: {
    explanation: 'We’ve tried to open your email app. Please press Send there.',
    nothingOpened: `Nothing opened? Copy your feedback and send it to ${BRAND.feedbackEmail}.`,
    tooLong:
      'Your feedback is too long for an email app to take at once. The email has the beginning. Please copy the rest and paste it where the email says so.',
    whole: 'Your feedback and the details with it',
    rest: 'The rest of your feedback',
    copyWhole: 'Copy my feedback',
    copyRest: 'Copy the rest',
    copied: 'Copied.',
    notCopied: 'Your browser did not allow copying. The text is selected: please copy it yourself.',
    back: 'Go Back',
    done: 'Done',
  },
  mail: {
    subject: (section: string) => `Feedback - ${section} section`,
    pasteRest: '[Please paste the rest of your feedback here.]',
    nothing: '-',
    context: {
      section: 'Section',
      url: 'URL',
      yearGroup: 'Year group',
      week: 'Week',
      resource: 'Resource',
      datetime: 'Date/time',
      userAgent: 'User agent',
    },
  },
} as const;

const SECTIONS: Record<PageId, string> = {
  home: links.home,
  sample: 'Sample week',
  'sample/lesson': 'Sample week',
  pricing: links.pricing,
  help: links.help,
  accessibility: links.accessibility,
  privacy: links.privacy,
  terms: links.terms,
  unsubscribe: newsletterCopy.leave.heading,
  'sign-in': links.signIn,
  register: links.register,
  'learning/teaching': learningCopy.tabs.teaching,
  'learning/favourites': learningCopy.tabs.favourites,
  'learning/assessment': learningCopy.tabs.assessment,
  'learning/intervention': learningCopy.tabs.intervention,
  'learning/resources': learningCopy.tabs.resources,
  'learning/overview': learningCopy.tabs.overview,
  'account-settings': links.accountSettings,
  'admin/subscriptions': inAdmin(adminCopy.tabs.subscriptions),
  'admin/teaching': inAdmin(adminCopy.tabs.teaching),
  'admin/assessment': inAdmin(adminCopy.tabs.assessment),
  'admin/intervention': inAdmin(adminCopy.tabs.intervention),
  'admin/resources': inAdmin(adminCopy.tabs.resources),
  'admin/overview': inAdmin(adminCopy.tabs.overview),
  'not-found': screenCopy.notFound.heading,
};

const SECTION_BY_ID = new Map<string, string>(Object.entries(SECTIONS));

/** The name of the section that a route belongs to. */
export function sectionName(routeId: string): string {
  return SECTION_BY_ID.get(routeId) ?? BRAND.name;
}

function inAdmin(tab: string): string {
  return `${adminCopy.heading} ${tab}`;
}
