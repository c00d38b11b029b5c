import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { scoreAnswers } from './score-answers.ts';

const askedQuestions = z.array(z.object({ question: z.string(), acceptable: z.array(z.string()) }));

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file of questions.');
const asked = askedQuestions.parse(JSON.parse(readFileSync(file, 'utf8')));
const { missed, wrong, offered } = scoreAnswers(asked, {
  faq: readFileSync('web/public/md/faq.md', 'utf8'),
  conversation: readFileSync('web/public/md/conversation.md', 'utf8'),
});

process.stdout.write(
  `${asked.length} questions: ${asked.length - missed.length} good, ${wrong.length} wrong; ` +
    `${offered.length} of the others are offered the right question.\n`,
);
print('Wrong', wrong);
print(
  'Not answered',
  missed.filter((line) => !wrong.includes(line)),
);

function print(title: string, lines: readonly string[]): void {
  process.stdout.write(`${[`\n${title}:`, ...lines].join('\n  ')}\n`);
}
