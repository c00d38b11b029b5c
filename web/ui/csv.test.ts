import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('cells with commas, quotes and line ends are quoted', () => {
  expect(toCsv(['Name', 'Uses'], [['Oak, "The" School\n2', 3]])).toBe(
    '\uFEFFName,Uses\r\n"Oak, ""The"" School\n2",3\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1'])('%j is not run as a formula', (name) => {
  expect(toCsv(['Name'], [[name]])).toContain(`\n'${name}`);
});

test('a negative number stays a number', () => {
  expect(toCsv(['Change'], [[-1]])).toBe('\uFEFFChange\r\n-1\r\n');
});
