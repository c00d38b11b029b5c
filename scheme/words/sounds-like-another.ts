/**
 * Taught words that sound like another word in the speech of many children here: whole and hole, vein and vain.
 * Read out alone they have two spellings, so they need a sentence.
 */
const HOMOPHONES = new Set(
  `
accept advice advise affect aisle allowed aloud altar alter ascent assent ball bare bawl be bear bee berry blew blue
bough brake break bridal bridle bury caught cell cereal cheque complement compliment descent desert dessert device
devise dissent dough draft draught effect eight except eye fair fare farther father fought gnaw grate great groan
grown guessed guest he'll heal hear heard heel herd here hour hymn I'll isle it's its key knight knit knot know lead
led licence license lightning loose lose mail main male mane martial meat medal meddle meet metal missed mist
morning mourning muscle night not one passed past patient peace pedal piece plain plane poor practice practise precede
prey principal principle proceed profit prophecy prophesy prophet queue quiet quite rain reign rein rhyme scene scent sea see seen
seize serial sleigh son stationary stationery steak steal steel straight sun sure sword symbol than their then there
they're through to too two vein war wary we're weary weather weigh weight were where whether who's whole whose won
wrap wring write wrote you're your
`
    .trim()
    .split(/\s+/u),
);

/** Said alike or nearly so with a hyphen and without: to re-cover a chair, and to recover. */
const WORDS_WITHOUT_HYPHEN = new Set(['man-eating', 're-cover', 're-form', 're-sent', 're-sign']);

/** A short form with 's is no possessive, and has one spelling only. */
const SHORT_FORMS = new Set(["she's"]);

export function soundsLikeAnother(word: string): boolean {
  if (HOMOPHONES.has(word) || WORDS_WITHOUT_HYPHEN.has(word)) return true;
  return /'s$|s'$/u.test(word) && !SHORT_FORMS.has(word);
}
