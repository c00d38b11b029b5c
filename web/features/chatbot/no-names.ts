/** What follows 'my name is' without being a first name. */
export function isNoName(word: string): boolean {
  return word === '' || NO_NAMES.has(word.toLowerCase());
}

/** What follows 'I'm' when somebody says how they are, or what: 'stuck', 'a teacher', 'looking'. */
export function isStateOfMind(word: string): boolean {
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
