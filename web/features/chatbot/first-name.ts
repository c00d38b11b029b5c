/** A name that somebody said is theirs, and what they wrote besides. */
interface Introduction {
  name: string;
  rest: string;
}

/** Finds 'My name is Sam' or 'I'm Sam'. The rest keeps those words, so that they can be answered. */
export function findIntroduction(text: string): Introduction | undefined {
  const match = OUTRIGHT.exec(text) ?? IN_PASSING.exec(text);
  const { lead = '', words = '', name = '' } = match?.groups ?? {};
  if (!match || name === '' || NO_NAMES.has(name.toLowerCase())) return undefined;
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  return { name: capitalised(name), rest: `${before}${lead}${words}${after}` };
}

/** Puts the name where a reply has `{name}`; without one, the comma before it goes too. */
export function fillName(reply: string, name: string | undefined): string {
  // By function: '$&' in a replacement would have a meaning of its own.
  return reply.replaceAll(/(,? ?)\{name\}/g, (_, lead: string) =>
    name === undefined ? '' : `${lead}${name}`,
  );
}

/** Letters only, and not many: a name is never more than a name. */
const NAME = String.raw`(?<name>\p{L}[\p{L}\p{M}'’\-]{0,29})(?![\p{L}\p{M}\p{N}'’\-])`;
const SURNAME = String.raw`(?:\s\p{Lu}[\p{L}\p{M}'’\-]{0,29})?`;
const ENDS = String.raw`(?=\s*(?:[.,!?;]|$)|\s(?:and|but|from|at)\s)`;
const SCHOOL = String.raw`(?:\s(?:from|at)\s[^.,!?;]{1,80}?(?=\s(?:and|but)\s|[.,!?;]|$))?`;

const OUTRIGHT = new RegExp(
  String.raw`(?<words>[Mm]y name(?:['’]s| is))\s${NAME}${SURNAME}${ENDS}${SCHOOL}`,
  'u',
);

/** 'I'm stuck' is heard more often, so here the name has to be written like one. */
const IN_PASSING = new RegExp(
  String.raw`(?<lead>^\s*|[.,!?;]\s?|[Hh](?:i|ello|ey)\s)(?<words>[Ii]['’]?m|[Ii] am|[Tt]his is|[Cc]all me)\s(?=\p{Lu})${NAME}${SURNAME}${ENDS}${SCHOOL}`,
  'u',
);

/** What follows 'my name is' without being a first name. */
const NO_NAMES = new Set(
  'mr mrs ms miss dr not wrong incorrect missing misspelt misspelled spelt private urgent lost stuck rubbish great brilliant awful annoying confusing important'.split(
    ' ',
  ),
);

function capitalised(name: string): string {
  const [first = '', ...rest] = name;
  return `${first.toLocaleUpperCase('en-GB')}${rest.join('')}`;
}
