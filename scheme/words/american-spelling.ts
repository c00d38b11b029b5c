/** Spellings that are right in America only. A word that is right here in another sense, such as tire, is left out. */
const AMERICAN = [
  /^(?:un|dis)?(?:col|fav|flav|hon|hum|lab|neighb|rum|harb|behavi|parl|vap|arm|sav)or(?!ous|ation|ary)/u,
  /^(?:center|meter|liter|theater|fiber|somber|specter|caliber)s?$/u,
  /^(?:gray|mom|mommy|jewelry|pajamas|airplane|aluminum|mustache|sulfur|plow|skeptic|defense|offense)s?$/u,
  /^math$/u,
  /(?:real|organ|recogn|apolog|critic|emphas|memor|special|summar|minim|maxim|author|civil|fertil|visual)iz/u,
  /(?:anal|paral|catal)yz/u,
  /(?:travel|cancel|label|model|signal|marvel|jewel|counsel|quarrel|level|fuel)(?:ed|ing|er|ous)s?$/u,
  /^(?:fulfill|enroll|skillful|willful|installment)s?$/u,
];

export function isAmericanSpelling(word: string): boolean {
  return AMERICAN.some((pattern) => pattern.test(word.toLowerCase()));
}
