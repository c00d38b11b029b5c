import { expect, test } from 'vitest';
import { processorMs } from '#testing/processor-time.ts';
import { readCsv } from './read-csv.ts';
import { writeCsv } from './write-csv.ts';

test.each([
  [
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\rc,d\r',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['\uFEFFa,b\n', [['a', 'b']]],
  [
    'a;b\n"c;d";e,f',
    [
      ['a', 'b'],
      ['c;d', 'e,f'],
    ],
  ],
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    '"a,b";c\nd;e',
    [
      ['a,b', 'c'],
      ['d', 'e'],
    ],
  ],
  [
    '\n\na,b\n\n , \n,\nc,d\n\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"say ""hello""",b', [['say "hello"', 'b']]],
  ['"two\r\nlines",b', [['two\r\nlines', 'b']]],
  ['a"b,c', [['a"b', 'c']]],
  ['"a"b,c', [['ab', 'c']]],
  ['"",""\na,', [['a', '']]],
  ["'=1+1,'+44,''=x,'tis", [['=1+1', '+44', "'=x", "'tis"]]],
  ['', []],
  ['\uFEFF', []],
])('the text %j has the cells %j', (text, cells) => {
  expect(readCsv(text)?.map((row) => row.cells)).toEqual(cells);
});

test.each(['"', 'a,"b', 'a,b\n"c""', '"a""b'])(
  '%j has a quotation mark that is never closed',
  (text) => {
    expect(readCsv(text)).toBeUndefined();
  },
);

test('a row knows its line, also after cells of several lines and empty ones', () => {
  const lines = readCsv('a,b\r\n"1\r\n2\n3",c\r\n\r\nd,e\n');
  expect(lines?.map(({ line }) => line)).toEqual([1, 2, 6]);
});

test.each([
  '=1+1',
  '+44 20',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\r\nx',
  '\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  "'=1",
  "''@",
  "'＝1",
])('the cell %j is no formula in a spreadsheet, and the same when it is read again', (cell) => {
  const text = writeCsv([[cell, 'b']]);
  expect(text.replace('\uFEFF', '').replace('"', '')).toMatch(/^'/);
  expect(readCsv(text)?.[0]?.cells).toEqual([cell, 'b']);
});

test('a file begins with the mark that Excel needs and has CRLF line ends', () => {
  expect(
    writeCsv([
      ['a', 'b c'],
      ['d,e', 'f"g'],
    ]),
  ).toBe('\uFEFFa,b c\r\n"d,e","f""g"\r\n');
});

test('whatever is written is read again', () => {
  const pieces = [
    '"',
    ',',
    ';',
    '\t',
    '\r',
    '\n',
    '\r\n',
    ' ',
    "'",
    '=',
    '-',
    '＝',
    'é',
    '🍏',
    'ab',
    '',
  ];
  let seed = 1;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const cell = () => Array.from({ length: next(6) }, () => pieces[next(pieces.length)]).join('');
  for (let round = 0; round < 3000; round += 1) {
    // The first cell keeps the row from being empty, and the first row from hiding the separator.
    const rows = Array.from({ length: 1 + next(4) }, () => ['x', cell(), cell()]);
    const table = [['a', 'b', 'c'], ...rows];
    expect(readCsv(writeCsv(table))?.map((row) => row.cells)).toEqual(table);
  }
});

test('a million characters of any kind are read without delay', async () => {
  for (const piece of ['"', '""', ',', '\n', "'", 'a,', '"a",', '"\n']) {
    const text = piece.repeat(1_000_000 / piece.length);
    expect(await processorMs(() => readCsv(text), { runs: 1 })).toBeLessThan(2000);
  }
});

test.each(['\n', '\r', ',\n', `${','.repeat(98)}\n`])(
  'a million characters of rows like %j, which are empty, hold nobody up, and the row after them has its line',
  async (piece) => {
    const times = Math.floor(1_000_000 / piece.length);
    const text = `a,b\n${piece.repeat(times)}c,d`;
    let rows: ReturnType<typeof readCsv>;
    const ms = await processorMs(() => (rows = readCsv(text)), { runs: 3 });
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: times + 2, cells: ['c', 'd'] },
    ]);
    expect(ms).toBeLessThan(200);
  },
);
