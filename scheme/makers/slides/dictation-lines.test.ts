import { expect, test } from 'vitest';
import { asLines } from './dictation-slides.ts';

test('each word is a line of its own length, with the marks between words', () => {
  expect(plain(asLines('We ran, and he won.', new Set()))).toBe('__ ___, ___ __ ___.');
});

test('an apostrophe is shown, unless the week teaches the word', () => {
  const sentence = "The dog's bone isn't here.";
  expect(plain(asLines(sentence, new Set(["dog's"])))).toBe("___ _____ ____ ___'_ ____.");
});

/** The space between two lines is wide, and a line of the page may end after it. */
function plain(text: string): string {
  return text.replaceAll('\u00A0 ', ' ');
}
