import { expect, test } from 'vitest';
import { pagePictureAddress } from './page-picture-route.ts';

const LINK = '/api/files/learning/Year%202/Week%201/A%3FB.pdf?purpose=view&expires=1&signature=s';

test('the picture of a page is at the link for viewing, with its page and its width', () => {
  expect(pagePictureAddress(LINK, 7, 1440)).toBe(
    '/api/files/learning/Year%202/Week%201/A%3FB.pdf/pages/7?purpose=view&expires=1&signature=s&width=1440',
  );
});
