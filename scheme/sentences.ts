import type { Week } from './week.ts';

/** The sentences that children read, hear or write in a week, without the braces of missing words. */
export function sentencesOf(week: Week): string[] {
  const sentences =
    week.kind === 'teach'
      ? [
          ...week.dictation,
          ...week.missingWords,
          ...(week.paper ?? []),
          ...(week.exitSentences ?? []),
          ...week.mistakes.flatMap(({ sentence }) => sentence ?? []),
        ]
      : [...week.check, ...week.passage];
  return sentences.map((sentence) => sentence.replaceAll(/[{}]/gu, ''));
}
