import type { Tree } from '#contract/library.ts';

/** Two years; the second week of the first has read-only resources. */
export function aTree(slides: { pages?: number; picture?: string } = {}): Tree {
  return {
    years: [
      {
        name: 'Year 2',
        weeks: [
          {
            name: 'Week 1',
            resources: [
              { name: 'Slides.pdf', bucket: 'learning', ...slides },
              { name: 'Worksheet.pdf', bucket: 'learning' },
            ],
          },
          { name: 'Week 2', resources: [{ name: 'Film.pdf', bucket: 'learning-readonly' }] },
          { name: 'Week 10', resources: [] },
        ],
      },
      { name: 'Year 3', weeks: [] },
    ],
  };
}
