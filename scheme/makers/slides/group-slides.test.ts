import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { drawSlides } from './draw-slides.ts';

const NAME = 'what the marks mean';

/** Of two weeks whose first words have parts, the years that show them in brackets tell both times. */
const TOLD: Record<string, number[]> = { 'Year 5': [1, 1], 'Year 6': [1, 1] };

test.each(SCHEME)('$name is told what the marks under its words mean', ({ name }) => {
  const told = [1, 2].map(
    (week) => drawSlides(name, week).texts.filter((text) => text.name === NAME).length,
  );
  expect(told).toEqual(TOLD[name] ?? [1, 0]);
});
