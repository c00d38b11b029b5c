import { SCHEME } from '../../scheme.ts';

/** Why a word is spelt as it is, as the week says that tells a mistake in it. */
const REASONS = new Map(
  SCHEME.flatMap(({ weeks }) =>
    weeks.flatMap((week) =>
      week.kind === 'teach' ? week.mistakes.map(({ right, why }) => [right, why] as const) : [],
    ),
  ),
);
const MOST = 2;

/** What counts as a reason for a spelling, with models where weeks have some. */
export function modelReasons(words: string[]): string {
  const models = words.flatMap((word) => {
    const why = REASONS.get(word);
    return why === undefined ? [] : [`${word}: ${why}`];
  });
  const told = models.length === 0 ? '' : ` For example, ${models.slice(0, MOST).join(' ')}`;
  return `Any reason counts that names a rule or a related word.${told}`;
}
