import { expect, test } from 'vitest';
import { downloadName } from './download-name.ts';

test.each([
  ['Year 2/Week 1/Slides.pdf', 'Year 2 Week 1 Slides.pdf'],
  ['Year 2/Year pack/Overview.pdf', 'Year 2 Year pack Overview.pdf'],
  ['Year 2/Week 1/year 2 week 1 slides.pdf', 'year 2 week 1 slides.pdf'],
  ['Year 2/Week 1/Week 1 slides.pdf', 'Year 2 Week 1 slides.pdf'],
  ['Year 2/Week 1/Recap, Week_1.pdf', 'Year 2 Recap, Week_1.pdf'],
  ['Year 2/Week 1/Week 10 recap.pdf', 'Year 2 Week 1 Week 10 recap.pdf'],
])('%s is saved as %s', (path, name) => {
  const [year = '', week = '', file = ''] = path.split('/');
  expect(downloadName({ year, week, name: file })).toBe(name);
});
