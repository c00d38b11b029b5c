import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { drawSlides } from '../slides/draw-slides.ts';
import { findWeek } from '../week-place.ts';
import { exploreOrder } from './explore-order.ts';

test.each(SCHEME)(
  'no two weeks of $name that follow each other explore in the same order',
  (year) => {
    const orders = year.weeks.flatMap((week, index) =>
      week.kind === 'teach' ? [exploreOrder(findWeek(year.name, index + 1).place).join()] : [],
    );
    expect(orders.filter((order, index) => order === orders[index - 1])).toEqual([]);
  },
);

test('the steps of the third session are told in the order of its slides', () => {
  for (const number of [2, 3, 4]) {
    const { texts } = drawSlides('Year 4', number);
    const told = texts.find(({ text }) => text.startsWith('•') && text.includes('The story of'));
    const steps = told?.text.split('\n').map((step) => step.replace('•\u00A0', '')) ?? [];
    const pages = steps
      .filter((step) => step !== 'The story of a word')
      // A title may go on to say what to do.
      .map((step) => texts.find(({ name, text }) => name === 'title' && text.startsWith(step)))
      .map((title) => title?.page ?? 0);
    expect(steps).toHaveLength(3);
    expect(pages).toEqual(pages.toSorted((one, other) => one - other));
    expect(pages).not.toContain(0);
  }
});
