import { expect, test } from 'vitest';
import { fillName, findIntroduction } from './first-name.ts';

test.each([
  ['My name is Sam', 'Sam', 'My name is'],
  ['my name is sam.', 'Sam', 'my name is.'],
  ['Hi, my name’s Zoë Hart!', 'Zoë', 'Hi, my name’s!'],
  ["I'm Priya from Orchard Primary", 'Priya', "I'm"],
  ['Hello I am Anne-Marie, how do I print?', 'Anne-Marie', 'Hello I am, how do I print?'],
  ["My name is Sam and I can't log in", 'Sam', "My name is and I can't log in"],
  ['Good morning. This is O’Neill.', 'O’Neill', 'Good morning. This is.'],
  ['my name is sam smith', 'Sam', 'my name is'],
  ["my name's sam smith and i can't log in", 'Sam', "my name's and i can't log in"],
  ['im sam', 'Sam', 'im'],
  ['hi, i am zoë!', 'Zoë', 'hi, i am'],
  ['Hello. Call me ahmed', 'Ahmed', 'Hello. Call me'],
])('in "%s" the name is %s', (text, name, rest) => {
  expect(findIntroduction(text)).toEqual({ name, rest });
});

test.each([
  "I'm stuck",
  'im stuck',
  'i am lost.',
  'im looking',
  'im a teacher',
  'im sam smith of nowhere',
  'call me later',
  'this is rubbish',
  'my name is too long',
  'my name is showing twice',
  'I am a teacher',
  'Can you call me tomorrow?',
  'my name is wrong on my account',
  'My name is wrong.',
  'My name is Mrs Patel',
  'My name is <img src=x onerror=alert(1)>',
  'My name is $&',
  `My name is ${'x'.repeat(31)}`,
  "I'm Looking for Year 3",
  'How do I change my name?',
])('in "%s" there is none', (text) => {
  expect(findIntroduction(text)).toBeUndefined();
});

test('a name is put where a reply has room for it, and its comma goes when there is none', () => {
  expect(fillName('Hello, {name}! Yes, {name}, and more.', 'Sam')).toBe(
    'Hello, Sam! Yes, Sam, and more.',
  );
  expect(fillName('Hello, {name}! Yes, {name}, and more.', undefined)).toBe(
    'Hello! Yes, and more.',
  );
  expect(fillName('Hello, {name}!', '$&')).toBe('Hello, $&!');
});
