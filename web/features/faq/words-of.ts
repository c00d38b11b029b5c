/** Words of at most this length say too little about a question. */
const TOO_SHORT = 2;

/** The meaningful words of a text, in lower case, without duplicates. */
export function wordsOf(text: string): string[] {
  const all = text.toLowerCase().replaceAll('’', "'").match(WORD) ?? [];
  return [...new Set(all)].filter((word) => word.length > TOO_SHORT && !STOP_WORDS.has(word));
}

const WORD = /[\p{L}\p{N}]+(?:'\p{L}+)?/gu;

/** Common in questions of every kind, including 'help'. */
export const STOP_WORDS = new Set(
  `able about above after again all also although always and another any anybody anyone anything are aren't arent
  around ask asked asking back because been before being below both but can can't cannot cant could
  couldn't couldnt did didn't didnt does doesn't doesnt doing don't done dont else ever every for from get gets
  getting give given going got had has hasn't hasnt have haven't having hello help her here hers him his
  how how's hows i'd i'll i'm i've ive into isn't isnt it's its just know let like lot make makes may maybe might
  more most must myself need needed needs never not now off once one only onto other our ours over
  own per please possible put quite rather really said same say says shall she should shouldn't shouldnt show shows since
  some somebody something soon still such sure take tell than thank thanks that that's thats the their them
  then there there's theres these they they're theyre thing things this those through today too trying under until
  upon use used uses using very want wanted wants was wasn't wasnt way well were what what's whats when where
  where's wheres whether which while who who's whose why will wish with within without won't wont would
  wouldn't wouldnt yes you you'd you'll you're youre your yours yourself`.split(/\s+/),
);
