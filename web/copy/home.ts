import { BRAND } from '#contract/brand.ts';
import { pricingCopy } from './pricing.ts';

export const homeCopy = {
  headline: ['Master Spelling,', 'Empower Learning'],
  introduction:
    'A structured spelling scheme for Year\u00a02 to Year\u00a06. Every week has slides to teach from and worksheets to print.',
  explore: 'Explore resources',
  trySample: 'Try a whole week',
  seePricing: 'See pricing',
  facts: [
    { figure: '5', unit: 'year groups' },
    { figure: '180', unit: 'weeks planned' },
    { figure: '15', unit: 'minutes a day' },
  ],
  hero: {
    slide:
      'A slide of Year 2, Week 1: bridge, ridge, fridge and four more words, each with its ending dge underlined in red.',
    worksheet: 'The worksheet that goes with it.',
  },
  offer: {
    heading: 'What We Offer',
    cards: {
      curriculum: {
        heading: 'Comprehensive Curriculum',
        text: 'Thirty-six weeks in every year group, from Year\u00a02 to Year\u00a06. Each rule is taught, practised and met again later.',
      },
      resources: {
        heading: 'Engaging Resources',
        text: 'Slides that fill the board, with puzzles, dictation and the stories behind words, and worksheets that print well in black and white.',
      },
      value: {
        heading: 'Unbeatable Value',
        text: `One price for the whole school: ${pricingCopy.price.amount} ${pricingCopy.price.period}, with unlimited staff.`,
      },
    },
  },
  video: {
    heading: 'See it in action',
    text: 'From signing in to the first slide on the board.',
    label: `${BRAND.name} at work`,
    captions: 'English captions',
    unsupported: 'Your browser does not support the video tag.',
  },
  week: {
    heading: 'One week, ready to teach',
    text: 'Pages of Year\u00a02, Week\u00a01: slides for the board, sheets to print and a guide for you.',
    look: 'Look through the whole week',
    pages: {
      teach: {
        step: 'Teach',
        text: 'The rule, and where it stops.',
        picture:
          'Slide: at the end of a word, straight after a short vowel, we write /j/ as dge. After any other sound we write ge instead.',
      },
      practise: {
        step: 'Practise',
        text: 'Sort, look, say, cover and write.',
        picture:
          'Slide: ten words to finish, by sorting them into those with dge and those with ge.',
      },
      apply: {
        step: 'Apply',
        text: 'Dictation, and mistakes to put right.',
        picture: 'Slide: badge, bridge and hedge put right, each with the reason.',
      },
      explore: {
        step: 'Explore',
        text: 'Puzzles that change from week to week.',
        picture: 'Slide: a web with dge in the middle and six words around it to finish.',
      },
      guide: {
        step: 'Plan',
        text: 'A two-page guide, with every script.',
        picture:
          'Teacher guide: five sessions with their slides, what to say and what to watch for.',
      },
      print: {
        step: 'Print',
        text: 'Worksheets at three levels, with answers.',
        picture: 'Worksheet: words to sort into two boxes and a table for look, say, cover, write.',
      },
      home: {
        step: 'Send home',
        text: 'Meanings, a game and a line for the family.',
        picture: 'Home sheet: the words with their meanings and room to write each of them.',
      },
      year: {
        step: 'Keep track',
        text: 'Overview, tests and class grids for the year.',
        picture: 'Progression map: how each part of spelling grows from Year 2 to Year 6.',
      },
    },
  },
  why: {
    heading: `Why Choose ${BRAND.name}?`,
    points: [
      { heading: 'Ready on Monday', text: 'Open the week, press Present and teach.' },
      {
        heading: 'Builds on phonics',
        text: 'Starts from what children learnt in the early years and Key Stage\u00a01.',
      },
      {
        heading: 'Nothing is forgotten',
        text: 'Lessons begin with words from earlier weeks and years.',
      },
      { heading: 'Print or present', text: 'Slides, worksheets and home sheets, each a PDF.' },
      {
        heading: 'No pupil data',
        text: 'Children need no accounts, so we hold no data about them.',
      },
      {
        heading: 'Made with teachers',
        text: 'A consultancy and a primary school wrote it together.',
      },
    ],
  },
  partners: 'Developed in partnership by',
  closing: {
    heading: 'Ready for Monday morning?',
    text: 'Choose a year group, choose a week, and the lesson is there.',
    view: 'View learning resources',
  },
} as const;
