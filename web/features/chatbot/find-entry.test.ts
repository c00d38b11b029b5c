import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BRAND } from '#contract/brand.ts';
import { chatbotCopy } from '../../copy/chatbot.ts';
import { type FaqEntry, parseFaq, parseSections } from '../faq/index.ts';
import { createFinder } from './find-entry.ts';
import { knowledgeOf } from './knowledge.ts';

const markdown = readFileSync('web/public/md/faq.md', 'utf8');
const conversation = readFileSync('web/public/md/conversation.md', 'utf8');
const questions = parseFaq(markdown).map(({ question }) => question);

test.each([
  ['how much is it', 'How much does it cost?'],
  ['what does it cost for a school per year?', 'How much does it cost?'],
  ['forgot my password', 'How do I reset my password?'],
  ["I've lost the password for our organisation", 'How do I reset my password?'],
  ['cant log in', 'How do I sign in?'],
  ['where do i log on', 'How do I sign in?'],
  ['the code never came through', 'Why has my code not arrived?'],
  ['I didn’t get the verification email', 'Why has my code not arrived?'],
  ['it says my code is wrong', 'Why is my code not accepted?'],
  ['my code has expired', 'Why is my code not accepted?'],
  ['do you do free trials', 'Is there a free trial?'],
  ['Can we try it before we buy?', 'Is there a free trial?'],
  ['we want to cancel', 'How do I cancel our subscription?'],
  ['how can I end our membership at renewal', 'How do I cancel our subscription?'],
  ['is there a mat price', 'Can several schools or a trust share a subscription?'],
  [
    'we are an academy trust with 5 schools',
    'Can several schools or a trust share a subscription?',
  ],
  ['we only have 60 pupils, is it cheaper', 'Is there a discount for small schools?'],
  ['can my TAs and all staff use it', 'How many teachers can use it?'],
  ['can you send an invoice', 'Can we pay by invoice?'],
  ['printer wont print the worksheet', 'Why does printing not start?'],
  ['how to print worksheets', 'Can I download and print the worksheets?'],
  ['print window blocked by pop-up blocker', 'Why does printing not start?'],
  ['put slides on smartboard full screen', 'How do I show the slides on the whiteboard?'],
  ['does it work on ipads', 'Which computers and browsers does it work on?'],
  ['will it run on our old Chromebooks?', 'Which computers and browsers does it work on?'],
  ['is there anything for reception', 'Which year groups are covered?'],
  [
    'is it in line with the national curriculum for england',
    'Does it follow the National Curriculum?',
  ],
  ['can I send home sheets to parents', 'May we share resources with families?'],
  ['stop sending me emails', 'How do I stop the newsletter?'],
  ['GDPR - what personal info do you store', 'What data do you keep about us?'],
  ['do you need pupil names', 'Do you collect data about pupils?'],
  ['can i speak to a real person', 'How do I contact you?'],
  ['are you open at weekends', 'What are your support hours?'],
  ['found a typo on a slide', 'How do I report a mistake or suggest something?'],
  ['pdf wont load, blank page', 'What can I do when a PDF does not load?'],
  ['our firewall is blocking the site', 'What should our network let through?'],
  ['I married and want to change my surname', 'How do I change my name?'],
  ['can I sign in with gmail', 'Can I sign in with a private email address?'],
  [
    'why can’t I see any years, it says subscribe required',
    'Why does it say that a subscription is required?',
  ],
  ['log out please', 'How do I sign out?'],
  ['can I change the slides in powerpoint', 'Can I edit the slides and worksheets?'],
  ['do you do spelling tests', 'Is there a spelling test or an assessment?'],
  ['do you have a phone number', 'How do I contact you?'],
  ['I need a quote for my headteacher', 'How does our school subscribe?'],
  ['how do i bookmark a week', 'How do I keep my favourites?'],
  ['forgotten pasword', 'How do I reset my password?'],
  ['forgoten password help', 'How do I reset my password?'],
  ['need to reset pw', 'How do I reset my password?'],
  ['no code in my inbox', 'Why has my code not arrived?'],
  ['havent recieved my code', 'Why has my code not arrived?'],
  ['code not workng', 'Why is my code not accepted?'],
  ['price?', 'How much does it cost?'],
  ['prices for a two form entry school', 'How much does it cost?'],
  ['how much £', 'How much does it cost?'],
  ['what packages do you offer', 'What are the subscription options?'],
  ['subscripton options', 'What are the subscription options?'],
  ['can we have a trial', 'Is there a free trial?'],
  ['free trail please', 'Is there a free trial?'],
  ['how do we cancel', 'How do I cancel our subscription?'],
  ['want to canel our subscriptions', 'How do I cancel our subscription?'],
  ['what time does support close', 'What are your support hours?'],
  ['whats this website for', 'What is Spelling Orchard?'],
  ['is it suitable for year 1', 'Which year groups are covered?'],
  ['do you cover ks2', 'Which year groups are covered?'],
  ['does it cover Y3/4 statutory words', 'Does it follow the National Curriculum?'],
  ['can our supply teacher get in', 'What is Organisation Login?'],
  ['one login for whole school', 'What is Organisation Login?'],
  ['how do i make it full screen', 'How do I show the slides on the whiteboard?'],
  [
    'the slides wont go fullscreen on the smart board',
    'How do I show the slides on the whiteboard?',
  ],
  ['cant download the slides', 'Why can some resources not be downloaded?'],
  ['the print button is missing', 'Why can some resources not be downloaded?'],
  ['how to favourite a week', 'How do I keep my favourites?'],
  ['can parents use it', 'May we share resources with families?'],
  ['can i put it on google classroom', 'May we share resources with families?'],
  ['can I put the worksheets on our school website', 'May we share resources with families?'],
  ['is there a phonics link', 'How does it fit with our phonics programme?'],
  ['does it go with little wandle', 'How does it fit with our phonics programme?'],
  ['how do I unsubscribe from emails', 'How do I stop the newsletter?'],
  ['delete my account pls', 'How do I delete my account?'],
  ['i am leaving my school', 'How do I delete my account?'],
  ['are cookies used', 'Do you use cookies?'],
  ['works on ipad?', 'Which computers and browsers does it work on?'],
  ['is there an app', 'Which computers and browsers does it work on?'],
  ['the page is blank', 'What can I do when a PDF does not load?'],
  ['nothing happens when I click print', 'Why does printing not start?'],
  ['there is a spelling mistake on slide 4', 'How do I report a mistake or suggest something?'],
  ['I have a suggestion', 'How do I report a mistake or suggest something?'],
  ['email address for support', 'How do I contact you?'],
  ['can I talk to someone', 'How do I contact you?'],
  ['how do i register my colleagues', 'How do I register for an account?'],
  ['make an account', 'How do I register for an account?'],
  ['purchase order', 'Can we pay by invoice?'],
  ['Do you take card payments', 'Can we pay by invoice?'],
  ['do you include home learning', 'Is there homework?'],
  ['are there answers to the worksheets', 'Where are the answers?'],
  ['who created this', 'Who made Spelling Orchard?'],
  ['is my data safe', 'What data do you keep about us?'],
  ['do children need to log in', 'Can pupils log in or use it at home?'],
  [
    'subscription required message but we have paid',
    'Why does it say that a subscription is required?',
  ],
  ['can I search for a rule', 'Can I search for a spelling rule or a week?'],
  ['dyslexia friendly?', 'How does it support pupils with SEND or dyslexia?'],
  ['which font do you use', 'Which font do you use?'],
  [
    'is the website accessible with a screen reader',
    'Can I use it with a keyboard or a screen reader?',
  ],
  ['where can I find year 4 week 12', 'How do I access the resources?'],
])('what teachers type: "%s" finds "%s"', (text, question) => {
  expect(answeredBy(text)).toBe(question);
});

test.each(questions)('"%s" finds itself, also in other letters', (question) => {
  expect(answeredBy(question)).toBe(question);
  expect(answeredBy(` ${question.toUpperCase()} `)).toBe(question);
});

test.each(['', 'xyzzy', 'is it', '$&', '???', '<img>', '__proto__'])(
  'nothing answers "%s"',
  (text) => {
    expect(find(text)).toEqual({ entry: undefined, nearest: [] });
  },
);

test.each([
  'do you sell pencils',
  'what is for lunch today',
  'please bake a cake for assembly',
  'book a coach for our school trip',
])('"%s" has no answer, but the three nearest questions', (text) => {
  const { entry, nearest } = find(text);

  expect(entry).toBeUndefined();
  expect(nearest.length).toBeLessThanOrEqual(3);
});

test('an entry with a score of 1 is among the nearest, one with less is not, and of equal ones the first is first', () => {
  const first = anEntry('worksheet');
  const second = anEntry('worksheets');
  const found = createFinder([anEntry('slides'), first, second], new Map())('sheet');

  expect(found.nearest).toEqual([first, second]);
});

test('other words for a question lead to its entry, and mistyped ones too', () => {
  const print = { ...anEntry('print'), question: 'How do I print?' };
  const other = { ...anEntry('pupils'), question: 'May pupils print?' };
  const otherWords = new Map([
    [
      print.question,
      [
        'the printer in the office is jammed',
        'the office printer jammed again',
        'our printer is jammed',
      ],
    ],
    [other.question, ['are children allowed to use it', 'is it for the class as well']],
  ]);
  const offTopic = ['what is for lunch', 'will it rain on sports day'];
  const findIt = createFinder([other, print], otherWords, offTopic);

  expect(findIt('printer in our office is jammed').entry).toBe(print);
  expect(findIt('printr in the ofice jamed').entry).toBe(print);
});

test('an entry without a point is no answer, however alike its other words are', () => {
  const print = { ...anEntry('print'), question: 'How do I print?' };
  const otherWords = new Map([[print.question, ['the machine in the office is jammed']]]);

  expect(createFinder([print], otherWords)('the machine in the office is jammed')).toEqual({
    entry: undefined,
    nearest: [],
  });
});

test('every heading under In other words is a question of the FAQ, and every question has some', () => {
  const sections = parseSections(conversation).filter(
    ({ category }) => category === 'In other words',
  );

  expect(sections.map(({ question }) => question)).toEqual(questions);
  for (const { answer } of sections) expect(answer.split('\n').length).toBeGreaterThanOrEqual(4);
});

test('the questions that the chatbot offers are all in the FAQ', () => {
  const { starters, quickQuestions } = chatbotCopy;
  const offered = [...starters, ...quickQuestions.list.map(({ question }) => question)];

  expect(starters).toHaveLength(4);
  expect(quickQuestions.list).toHaveLength(7);
  expect(questions).toEqual(expect.arrayContaining(offered));
});

test('the FAQ has 25 questions or more, no question twice, and the names of the brand', () => {
  expect(questions.length).toBeGreaterThanOrEqual(25);
  expect(new Set(questions).size).toBe(questions.length);
  for (const { name, teamEmail, senderEmail } of [BRAND]) {
    expect(markdown).toContain(name);
    expect(markdown).toContain(teamEmail);
    expect(markdown).toContain(senderEmail);
  }
});

function find(text: string) {
  const { faq } = knowledgeOf({ faq: markdown, conversation });
  if (!faq) throw new Error('The FAQ has no entries.');
  return faq.find(text);
}

function answeredBy(text: string): string | undefined {
  return find(text).entry?.question;
}

/** An entry with a single keyword. */
function anEntry(keyword: string): FaqEntry {
  return { category: '', question: '', answer: '', keywords: new Set([keyword]) };
}
