const UNITS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const FROM_TEN = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen'];
const FROM_FIFTEEN = ['fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];

/** One to thirty-nine, which is more than the weeks of a school year. */
const NUMBERS = [
  ...UNITS,
  ...FROM_TEN,
  ...FROM_FIFTEEN,
  ...['twenty', 'thirty'].flatMap((tens) => [tens, ...UNITS.map((unit) => `${tens} ${unit}`)]),
];

/** The source of a pattern. The longest come first: 'twenty one' is not 'twenty'. */
export const NUMBER_WORDS = NUMBERS.toReversed()
  .join('|')
  .replaceAll(' ', String.raw`[\s-]+`);

/** The number of a text that the pattern matches. */
export function readNumberWords(text: string): number {
  return NUMBERS.indexOf(text.toLowerCase().replaceAll(/[\s-]+/g, ' ')) + 1;
}
