import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withPrice } from '../../copy/price.ts';
import type { KnowledgeTexts } from './knowledge.ts';
import { replyTo } from './reply-to.ts';

/** How long an answer may block the page. */
const ANSWERED_WITHIN_MS = 50;

const knowledge: KnowledgeTexts = {
  faq: withPrice(readFileSync('web/public/md/faq.md', 'utf8')),
  conversation: readFileSync('web/public/md/conversation.md', 'utf8'),
};

test.each([
  ['hi', 'Hello! What would you like to know?'],
  ['Good morning!', 'Hello! What would you like to know?'],
  ['Thanks very much', "You're welcome! Is there anything else?"],
  ['thanks, bye', "You're welcome! Is there anything else?"],
  ['no thanks', "All right. I'm here if you need anything."],
  ['Goodbye', 'Goodbye, and enjoy your lessons!'],
])('"%s" is small talk', (text, reply) => {
  expect(replyTo(text, knowledge).reply).toEqual({ text: reply, conversational: true });
});

test('a greeting with a question in it is a question', () => {
  const { reply } = replyTo('Hello, is there a free trial please?', knowledge);

  expect(reply.conversational).toBe(false);
  expect(reply.question).toBe('Is there a free trial?');
  expect(reply.text).toMatch(/^Yes\. \[Write to us\]/);
  expect(reply.related).toHaveLength(3);
});

test('a first name is remembered and put into later replies', () => {
  const first = replyTo('Hello, my name is sam', knowledge);
  expect(first.name).toBe('Sam');
  expect(first.reply.text).toBe('Nice to meet you, Sam! What would you like to know?');

  const second = replyTo('thank you', knowledge, first.name);
  expect(second.name).toBe('Sam');
  expect(second.reply.text).toBe("You're welcome, Sam! Is there anything else?");
});

test('a name typed without capitals is greeted like any other', () => {
  const { reply, name } = replyTo('im sam', knowledge);

  expect(name).toBe('Sam');
  expect(reply.text).toBe('Nice to meet you, Sam! What would you like to know?');
});

test('a name given together with a question is remembered, and the question answered', () => {
  const { reply, name } = replyTo("I'm Priya from Elm School, how much does it cost?", knowledge);

  expect(name).toBe('Priya');
  expect(reply.text).toContain(withPrice('£{price}'));
});

test.each([
  ['how much is it and is there a free trial?', 'How much does it cost?', 'Is there a free trial?'],
  [
    'Can I print the worksheets? And where are the answers?',
    'Can I download and print the worksheets?',
    'Where are the answers?',
  ],
])('the two questions of "%s" are both answered, in their order', (text, first, second) => {
  const { reply } = replyTo(text, knowledge);
  const [one, other] = [first, second].map((question) => replyTo(question, knowledge).reply);

  expect(reply.question).toBe(first);
  expect(reply.text).toBe(`${one?.text}\n\n**${second}**\n\n${other?.text}`);
  expect(reply.related).toHaveLength(3);
  expect(reply.related).not.toContain(second);
});

test('a question and a second one that has no answer get one answer, as one question does', () => {
  const { reply } = replyTo('how much is it and who won the football?', knowledge);

  expect(reply.text).not.toContain('**');
});

test.each([
  'that didnt help',
  "No, that's not it.",
  'none of these',
  'you didn’t answer my question!',
  'this is rubbish',
  "i don't understand",
])('who says "%s" is led to the contact form', (text) => {
  const { reply } = replyTo(text, knowledge, 'Sam');

  expect(reply.text).toMatch(/^I'm sorry, Sam\./);
  expect(reply.text).toContain('[contact form](/faq#contact-support)');
  expect(reply.conversational).toBe(false);
});

test('when nothing matches, it suggests the full FAQ page and the contact form', () => {
  const { reply } = replyTo('xyzzy', knowledge);

  expect(reply.text).toContain('could not find a specific answer');
  expect(reply.text).toContain('[full FAQ page](/faq)');
  expect(reply.text).toContain('[contact form](/faq#contact-support)');
  expect(reply.related).toBeUndefined();
  expect(reply.nearest).toBeUndefined();
});

test('when no question comes near enough, it says so and offers the three nearest', () => {
  const { reply } = replyTo('Can you recommend a school trip for our resources week?', knowledge);

  expect(reply.text).toContain('could not find a specific answer');
  expect(reply.text).toContain('[full FAQ page](/faq)');
  expect(reply.text).toContain('[contact form](/faq#contact-support)');
  expect(reply.nearest).toHaveLength(3);
  expect(reply.question).toBeUndefined();
});

test('while the FAQ is on its way it says so, but can already greet', () => {
  const text = "I'm still loading FAQ data. Please try again in a moment.";
  const nothingYet = { faq: undefined, conversation: undefined };

  expect(replyTo('How do I sign in?', nothingYet).reply).toEqual({ text, conversational: true });
  expect(replyTo('hi', { ...knowledge, faq: undefined }).reply.text).toMatch(/^Hello!/);
});

test.each([
  ['$&', '$&'],
  ['the name of a thing that every object has', 'constructor'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['one word of 10 KB', 'x'.repeat(10_240)],
  ['10 KB of different words', wordsOf10KB((index) => `subscription${index}`)],
  ['10 KB of one word', wordsOf10KB(() => 'password')],
  ['10 KB of names', wordsOf10KB(() => "I'm Sam,")],
  ['10 KB of quotes', "I'm ".repeat(2560)],
  ['10 KB of spaces', `${' '.repeat(10_240)}hi`],
])('%s is answered quickly', (_what, text) => {
  const { reply } = replyTo(text, knowledge);

  expect(fastestMs(() => replyTo(text, knowledge))).toBeLessThan(ANSWERED_WITHIN_MS);
  expect(reply.text).not.toContain('onerror');
  expect(reply.text).not.toBe('');
});

/** The fastest of five runs: the others may have waited for other processes. */
function fastestMs(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  return Math.min(...times);
}

function wordsOf10KB(word: (index: number) => string): string {
  let text = '';
  for (let index = 0; text.length < 10_240; index += 1) text += `${word(index)} `;
  return text;
}
