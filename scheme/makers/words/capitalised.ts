/** Letters that stand for themselves keep their size: 'ough: every sound', 'kn: things we do', 'y changes to i'. */
const LETTERS = new RegExp(
  `^(?:${[
    '(?:ough|augh|eigh|ei|ey|ie|ear|eau|et|ui|ch|sch|sc|kn|gn|g|j|alk|al|swa|qua|le|el|ies|ce|ci)\\b',
    '(?:ful|less|phon|graph|scope|spect|struct|dict|solve|sign|co|re|pre|super|anti|inter|dis|il|im|ir)(?=:|-| look| build| say)',
    '(?:all|wa at the start|in- and il-)$',
    '(?:o before|y to|y changes|y has|y turns|e keeps|e in both|a in both|a or e|c or s|c kept|d or t|s before)\\b',
    '(?:is|not) becomes|will, ',
  ].join('|')})`,
  'u',
);

export function capitalised(focus: string): string {
  return LETTERS.test(focus) ? focus : focus.charAt(0).toUpperCase() + focus.slice(1);
}
