import { SCHEME } from './scheme.ts';
import { missingWords } from './words/missing-words.ts';

const USAGE = `Lists the words of a year that have no entry yet in scheme/words.

  npm run scheme:missing -- YEAR          each week with its words
  npm run scheme:missing -- YEAR WEEK     empty entries for a week, to be pasted into its file
`;

process.exitCode = listMissingWords(process.argv.slice(2));

function listMissingWords([yearNumber = '', weekNumber, ...others]: string[]): number {
  const year = SCHEME.find(({ name }) => name === `Year ${yearNumber}`);
  if (year === undefined || others.length > 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  const missing = missingWords(year.name);
  if (weekNumber === undefined) {
    for (const week of new Set(missing.map((item) => item.week))) {
      const words = missing.filter((item) => item.week === week).map(nameOf);
      process.stdout.write(`Week ${week}: ${words.join(', ')}\n`);
    }
    const entries = missing.filter((item) => item.missing === 'entry').length;
    const fields = missing.length - entries;
    process.stdout.write(`${year.name}: ${entries} entries and ${fields} single fields missing.\n`);
    return 0;
  }
  for (const item of missing.filter(({ week }) => String(week) === weekNumber)) {
    process.stdout.write(item.missing === 'entry' ? emptyEntry(item) : `// ${nameOf(item)}\n`);
  }
  return 0;
}

function nameOf({ word, missing }: { word: string; missing: string }): string {
  return missing === 'entry' ? word : `${word} (${missing})`;
}

function emptyEntry({ notation, parts }: { notation: string; parts: string[] }): string {
  const fields = [
    ['word', notation],
    ...[...parts, 'meaning', 'sentence'].map((name) => [name, '']),
  ];
  const lines = fields.map(([name = '', text = '']) => `    ${name}: ${quoted(text)},\n`);
  return `  {\n${lines.join('')}  },\n`;
}

function quoted(text: string): string {
  return text.includes("'") ? `"${text}"` : `'${text}'`;
}
