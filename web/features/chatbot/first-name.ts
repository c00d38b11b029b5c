/** The user's name, and the rest of the text. */
interface Introduction {
  name: string;
  rest: string;
}

/** Finds 'My name is Sam' or 'I'm Sam'. The rest keeps those words, so that they can be answered. */
export function findIntroduction(text: string): Introduction | undefined {
  const match = OUTRIGHT.exec(text) ?? IN_PASSING.exec(text) ?? AND_NO_MORE.exec(text);
  const { lead = '', words = '', name = '', small = '' } = match?.groups ?? {};
  if (!match || isNotAName(name || small) || isStateOfMind(small)) return undefined;
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  return { name: capitalised(name || small), rest: `${before}${lead}${words}${after}` };
}

/** Replaces `{name}` in a reply; without a name the comma before it is removed too. */
export function fillName(reply: string, name: string | undefined): string {
  // A function, because '$&' in a replacement string has a special meaning.
  return reply.replaceAll(/(,? ?)\{name\}/g, (_, lead: string) =>
    name === undefined ? '' : `${lead}${name}`,
  );
}

/** Letters, apostrophes and hyphens, limited in length. */
const NAME = String.raw`(?<name>\p{L}[\p{L}\p{M}'’\-]{0,29})(?![\p{L}\p{M}\p{N}'’\-])`;
const SURNAME = String.raw`(?:\s\p{Lu}[\p{L}\p{M}'’\-]{0,29})?`;
const SURNAME_AS_TYPED = String.raw`(?:\s\p{L}[\p{L}\p{M}'’\-]{0,29})?`;
const ENDS = String.raw`(?=\s*(?:[.,!?;]|$)|\s(?:and|but|from|at)\s)`;
const SCHOOL = String.raw`(?:\s(?:from|at)\s[^.,!?;]{1,80}?(?=\s(?:and|but)\s|[.,!?;]|$))?`;

/** Many type without capitals, and 'my name is sam smith' can hardly be anything else. */
const OUTRIGHT = new RegExp(
  String.raw`(?<words>[Mm]y name(?:['’]s| is))\s${NAME}${SURNAME_AS_TYPED}${ENDS}${SCHOOL}`,
  'u',
);

/** 'I'm stuck' is more common, so here the name needs a capital letter. */
const IN_PASSING = new RegExp(
  String.raw`(?<lead>^\s*|[.,!?;]\s?|[Hh](?:i|ello|ey)\s)(?<words>[Ii]['’]?m|[Ii] am|[Tt]his is|[Cc]all me)\s(?=\p{Lu})${NAME}${SURNAME}${ENDS}${SCHOOL}`,
  'u',
);

/** As the whole text, 'im sam' is enough, unless the word is a state of mind. */
const AND_NO_MORE =
  /^\s*(?<lead>(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening))[\s,.!]+)?)(?<words>i['’]?m|i am|call me)\s(?<small>\p{Ll}[\p{L}\p{M}'’-]{1,29})[\s.!]*$/iu;

function capitalised(name: string): string {
  const [first = '', ...rest] = name;
  return `${first.toLocaleUpperCase('en-GB')}${rest.join('')}`;
}

/** Words after 'my name is' that are not a first name. */
function isNotAName(word: string): boolean {
  return word === '' || NO_NAMES.has(word.toLowerCase());
}

/** Words after 'I'm' that describe a state or a role: 'stuck', 'teacher', 'looking'. */
function isStateOfMind(word: string): boolean {
  return STATES.has(word.toLowerCase()) || /ing$/i.test(word);
}

const NO_NAMES = wordList(`
  mr mrs ms miss dr not wrong incorrect missing misspelt misspelled spelt spelled private urgent lost stuck rubbish great
  brilliant awful annoying confusing important too so very still always never now also already just only being showing
  shown displayed written appearing changed different on in at up out off no the a an my your this that it is gone hidden
  visible blank empty old new`);

const STATES = wordList(`
  stuck lost confused new here back ready sorry fine good ok okay well great happy sad angry cross annoyed unsure sure late
  interested tired bored worried frustrated disappointed pleased delighted excited blocked locked unable curious done
  finished busy ill off away home retired logged signed registered subscribed teacher parent pupil student head
  headteacher senco admin later tomorrow today tonight asap please soon again anytime when`);

function wordList(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
