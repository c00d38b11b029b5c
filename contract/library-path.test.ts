import { expect, test } from 'vitest';
import { inNaturalOrder, libraryName, parseLibraryPath } from './library-path.ts';
import { joinLibraryPath } from './join-library-path.ts';

test.each([
  ['Year 2', 'Year 2'],
  ['  Week 1 ', 'Week 1'],
  ["é & ' + ( ) #.pdf", "é & ' + ( ) #.pdf"],
  ['e\u0301te\u0301.pdf', 'été.pdf'],
  ['🍎.pdf', '🍎.pdf'],
  ['👩\u200d🏫.pdf', '👩\u200d🏫.pdf'],
  ['👩🏽\u200d🏫 ❤\ufe0f', '👩🏽\u200d🏫 ❤\ufe0f'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 🇬🇧',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 🇬🇧',
  ],
  ['Week 1\ufe0f\u20e3', 'Week 1\ufe0f\u20e3'],
  ['İstanbul', 'İstanbul'],
  ['ΣΑΣ', 'ΣΑΣ'],
  ['100%.pdf', '100%.pdf'],
  ['constructor', 'constructor'],
  ['.hidden.pdf', '.hidden.pdf'],
  ['x'.repeat(120), 'x'.repeat(120)],
])('%j is the name %j', (given, name) => {
  expect(libraryName.parse(given)).toBe(name);
});

test.each([
  '',
  '   ',
  '.',
  '..',
  'a/b',
  'a\\b',
  'a\u0000b',
  'a\nb',
  'a\u202eb',
  'a\u200bb',
  'a\ud800b',
  '\u3164',
  '\u2800',
  '\u00ad',
  'a\u00adb',
  '\u180e',
  '\u200d',
  'a\u200db',
  '\ufe0f',
  'a\ufe0f',
  '\u{e0041}',
  '🍎\u{e0041}',
  '🍎\u200d',
  'a\u115f',
  'a\uffa0',
  '\u0301',
  'trailing.',
  '.keep',
  '.KEEP',
  'x'.repeat(121),
])('%j is not a name', (given) => {
  expect(libraryName.safeParse(given).success).toBe(false);
});

test.each([
  ['Year 2', { year: 'Year 2' }],
  ['Year 2/Week 1', { year: 'Year 2', week: 'Week 1' }],
  ['Year 2/Week 1/a.pdf', { year: 'Year 2', week: 'Week 1', name: 'a.pdf' }],
])('%s is parsed and joined again', (path, parts) => {
  expect(parseLibraryPath(path)).toEqual(parts);
  expect(joinLibraryPath(parts)).toBe(path);
});

test.each([
  '',
  '/',
  'Year 2/',
  '/Week 1',
  'a//b',
  '../x',
  'a/../b',
  'a/b/.keep',
  'a/b/c/d',
  ' a',
  'e\u0301',
])('%j is not a path', (path) => {
  expect(parseLibraryPath(path)).toBeUndefined();
});

test('Week 2 comes before Week 10', () => {
  expect(['Week 10', 'Week 2', 'week 1'].toSorted(inNaturalOrder)).toEqual([
    'week 1',
    'Week 2',
    'Week 10',
  ]);
  const files = ['Worksheet support.pdf', 'Worksheet.pdf', 'Slides.pdf'];
  expect(files.toSorted(inNaturalOrder)).toEqual([
    'Slides.pdf',
    'Worksheet.pdf',
    'Worksheet support.pdf',
  ]);
});
