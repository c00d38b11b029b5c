import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { drawSlides } from './draw-slides.ts';

const NAME = 'what the marks mean';

test.each(SCHEME)('$name is told once what the marks under its words mean', ({ name }) => {
  const told = [1, 2].map(
    (week) => drawSlides(name, week).texts.filter((text) => text.name === NAME).length,
  );
  expect(told).toEqual([1, 0]);
});
