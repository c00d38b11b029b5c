import { markedParts, parseMarkedWord } from './marked-word.ts';
import type { ReviewWeek, TeachingWeek } from './week.ts';

/** Words that do not carry the pattern of their week, or that nobody could tell from their double. */
export function wordFaults({ groups, pattern }: TeachingWeek): string[] {
  const words = groups.flatMap((group) => group.words).map(parseMarkedWord);
  return words.flatMap((word, index) => {
    const faults = [];
    if (markedParts(word).length === 0) faults.push(`${word.word} has nothing marked`);
    if (words.findIndex((other) => other.word === word.word) !== index) {
      faults.push(`${word.word} is there twice`);
    }
    if (pattern instanceof RegExp && !pattern.test(word.word)) {
      faults.push(`${word.word} has not the pattern`);
    }
    return faults;
  });
}

/** What keeps a puzzle from having one answer, or from fitting its slide. */
export function puzzleFaults({ puzzle }: TeachingWeek): string[] {
  if (puzzle.kind === 'odd one out') {
    const rows = puzzle.rows.filter(({ words, odd }) => words.length !== 4 || !words.includes(odd));
    const faults = rows.map(({ odd }) => `the row of ${odd} is not four words with the odd one`);
    return puzzle.rows.length === 4 ? faults : [...faults, 'there are not four rows'];
  }
  const sorted = puzzle.piles.flatMap((pile) => pile.words);
  return [
    ...(puzzle.piles.length < 2 || puzzle.piles.length > 5 ? ['two to five piles are needed'] : []),
    ...(sorted.length < 8 || sorted.length > 12 ? ['eight to twelve words are needed'] : []),
    ...(new Set(sorted).size < sorted.length ? ['a word is in two piles'] : []),
  ];
}

/** Texts that are missing, or longer than their place on the page. */
export function textFaults(week: TeachingWeek | ReviewWeek): string[] {
  return textsOf(week).flatMap(({ where, text, max }) => {
    if (text.trim() === '') return [`${where} is empty`];
    return text.length > max ? [`${where} is too long: ${text}`] : [];
  });
}

function textsOf(week: TeachingWeek | ReviewWeek) {
  const notes = [
    ...week.notes.steps.map(({ text }) => limit('step', text, 130)),
    ...(['say', 'watchFor', 'support', 'stretch'] as const).map((part) =>
      limit(part, week.notes[part], 200),
    ),
    limit('answer to the stretch', week.notes.stretchAnswer, 270),
  ];
  if (week.kind === 'review') {
    return [
      ...notes,
      ...week.check.map((text) => limit('check', text, 85)),
      ...week.passage.map((text) => limit('passage', text, 110)),
      ...(week.inBooks === undefined
        ? []
        : [
            limit('task in books', week.inBooks.task, 110),
            limit('support in books', week.inBooks.support, 40),
            limit('answer in books', week.inBooks.answer, 150),
          ]),
    ];
  }
  const { sound, origin, puzzle } = week;
  return [
    ...notes,
    limit('requirement', week.requirement, 130),
    limit('sound label', sound.label, 24),
    limit('sound how', sound.how, 130),
    limit('rule', week.rule, 130),
    limit('exception', week.exception, 130),
    ...week.groups.map(({ heading }) => limit('group heading', heading, 42)),
    ...week.byHeart.map(({ hint }) => limit('hint', hint, 90)),
    limit('origin', origin.fact, 200),
    limit('prompt', puzzle.prompt, 90),
    ...(puzzle.kind === 'sort'
      ? puzzle.piles.map(({ label }) => limit('pile', label, 24))
      : puzzle.rows.map(({ why }) => limit('why', why, 70))),
    ...week.dictation.map((text) => limit('dictation', text, 100)),
    ...[...week.missingWords, ...(week.paper ?? []), ...(week.exitSentences ?? [])].map((text) =>
      limit('missing word', text, 85),
    ),
    ...week.mistakes.map(({ why }) => limit('mistake', why, 80)),
    ...week.mistakes.flatMap(({ sentence }) =>
      sentence === undefined ? [] : [limit('sentence of a mistake', sentence, 85)],
    ),
    ...week.proofreading.map((text) => limit('proofreading', text, 150)),
    limit('challenge', week.challenge, 160),
    limit('answer to the challenge', week.challengeAnswer, 270),
    ...(week.classSentence === undefined ? [] : [limit('class sentence', week.classSentence, 90)]),
  ];
}

function limit(where: string, text: string, max: number) {
  return { where, text, max };
}
