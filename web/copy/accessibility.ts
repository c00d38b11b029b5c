import { BRAND } from '#contract/brand.ts';

/** Change this statement, with its date, whenever the accessibility of the site changes. */
export const accessibilityCopy = {
  heading: 'Accessibility',
  introduction: `Everybody at a school should be able to use ${BRAND.name}. This page says what we aim for, how we test it, what is not right yet and how to tell us.`,
  aim: {
    heading: 'What we aim for',
    text: 'This site aims to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. You should be able to:',
    points: [
      'do everything with the keyboard alone, and always see where you are',
      'enlarge a page to four times its size without having to scroll sideways to read',
      'hear every heading, button, field and message with a screen reader',
      'read every word in good contrast, in your own high-contrast colours and on paper',
      'keep things still, if you have asked your device for less motion',
    ],
  },
  testing: {
    heading: 'How we test it',
    text: 'Before a new version of the site goes out:',
    points: [
      'every page and dialog is checked with the tool axe, most of them at the widths of a phone, a tablet and a computer',
      'a teacher’s and an administrator’s journey through the site is made with the keyboard alone',
      'a whole lesson is read through as a screen reader finds it: the list, the viewer, every slide and the board',
      'School Details and the presenter window are used at four times their size',
      'the public pages are checked as they print',
    ],
    notYet:
      'We last looked at the pages enlarged and in high-contrast colours on the date below. The site has not been tested by an independent body, nor regularly with people who use a screen reader every day.',
  },
  limits: {
    heading: 'What is not right yet',
    points: [
      'The viewer shows a page of a PDF as a picture with its words over it. Screen readers and the search of your browser find the words, but not which of them is a heading or part of a table, nor what a picture shows.',
      'The PDFs of our scheme are tagged, so a PDF reader can tell you more about them than the viewer can. To use one, choose Download. Other files in the library may not be tagged, and a page that was scanned has no words to read.',
      'Resources that are for viewing only cannot be downloaded. If you need one of them in another form, please ask us.',
      'The film on the home page has no sound, and its captions are not read out. The Home and Help pages say in words what it shows.',
    ],
  },
  report: {
    heading: 'Tell us',
    /** Around a link to the contact form and one to the team's address. */
    before: 'If something stands in your way, please use the ',
    form: 'contact form',
    between: ' or write to ',
    after:
      '. Say which page it is and what you use to read it. We will answer by the next working day.',
  },
  date: 'Written on 18 November 2026.',
} as const;
