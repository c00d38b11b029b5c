/** What the words of one box have in common, by ear or by meaning; a child cannot read it off their letters. */
interface Pile {
  label: string;
  words: string[];
}

/** Words of a week by sound, root or meaning, by year and week; other weeks are sorted by what is known of their words. */
export const SUPPORT_SORTS: Record<string, Record<number, Pile[]>> = {
  'Year 2': {
    1: [
      { label: '/e/ as in bed', words: ['edge', 'hedge', 'ledge'] },
      { label: '/i/ as in pin', words: ['bridge', 'fridge', 'ridge'] },
      { label: 'another vowel sound', words: ['badge', 'lodge', 'judge', 'dodge', 'fudge'] },
    ],
    15: [
      { label: 'y changed to i', words: ['copied', 'happier', 'happiest', 'beautiful'] },
      { label: 'y stays', words: ['crying', 'replying'] },
    ],
    19: [
      { label: 'you can hear the l', words: ['all', 'ball', 'small', 'always', 'also'] },
      { label: 'the l is silent', words: ['walk', 'talk', 'chalk', 'stalk'] },
    ],
    29: [
      {
        label: 'short for two words with not',
        words: ["can't", "don't", "didn't", "hasn't", "couldn't"],
      },
      { label: 'short for two words with is or are', words: ["it's", "she's", "we're"] },
      { label: 'short for two words with have', words: ["you've"] },
    ],
  },
  'Year 3': {
    25: [
      {
        label: 'a root word and its ending',
        words: ['teacher', 'catcher', 'richer', 'watcher', 'moisture', 'departure', 'sculpture'],
      },
      {
        label: 'no root word inside',
        words: ['butcher', 'nature', 'future', 'picture', 'vulture', 'pasture'],
      },
    ],
    33: [
      { label: 'family of solve', words: ['solve', 'solver', 'solution', 'dissolve'] },
      { label: 'family of sign', words: ['sign', 'signal', 'design', 'resign', 'signature'] },
    ],
  },
  'Year 4': {
    11: [
      {
        label: 'made from a word in -ic',
        words: ['musician', 'magician', 'electrician', 'clinician'],
      },
      {
        label: 'made from a word in -ics',
        words: ['optician', 'politician', 'mathematician'],
      },
    ],
    22: [
      {
        label: '/u/ as in cup',
        words: ['youngest', 'cousins', 'doubled', 'southern', 'troubled', 'touched'],
      },
      { label: '/i/ as in pin', words: ['oxygen', 'cygnet', 'crystal', 'pyramid', 'mystery'] },
    ],
    28: [
      {
        label: 'every c is soft',
        words: ['centre', 'certain', 'notice', 'recent', 'medicine', 'century'],
      },
      { label: 'a soft c and a hard c', words: ['circle', 'bicycle'] },
    ],
  },
  'Year 5': {
    10: [
      { label: 'the last sound is /s/', words: ['confidence', 'innocence', 'obedience'] },
      { label: 'the last sound is /ee/', words: ['emergency', 'urgency'] },
    ],
    19: [
      { label: 'a silent b', words: ['lamb', 'climb', 'doubt', 'debt', 'thumb', 'tomb'] },
      { label: 'a silent t', words: ['castle', 'thistle', 'whistle', 'listen'] },
    ],
    23: [
      {
        label: '/or/ as in fork',
        words: ['bought', 'thought', 'brought', 'nought', 'fought', 'ought'],
      },
      { label: '/uf/ as in puff', words: ['tough', 'enough', 'rough'] },
    ],
  },
  'Year 6': {
    13: [
      { label: 'a silent n', words: ['solemn', 'hymn', 'autumn', 'condemn'] },
      { label: 'a silent b', words: ['subtle', 'plumber', 'tomb', 'doubt'] },
      {
        label: 'a silent first letter',
        words: ['knowledge', 'psychology', 'pneumonia', 'knuckle'],
      },
    ],
    14: [
      { label: '/ow/ as in cow', words: ['plough', 'drought', 'bough'] },
      { label: 'a weak sound at the end', words: ['thorough', 'borough'] },
      { label: '/f/ inside the word', words: ['toughen', 'coughing', 'roughly'] },
    ],
    16: [
      {
        label: 'something written or drawn',
        words: ['photograph', 'biography', 'autograph', 'geography', 'paragraph'],
      },
      { label: 'made for looking', words: ['telescope', 'microscope', 'periscope'] },
      { label: 'made for hearing', words: ['telephone', 'microphone', 'saxophone'] },
    ],
    33: [
      { label: 'to do with one', words: ['unicorn', 'uniform', 'unique', 'union'] },
      { label: 'to do with two or three', words: ['bilingual', 'tricycle', 'triangle', 'biceps'] },
      {
        label: 'to do with ten or a hundred',
        words: ['decade', 'decimal', 'century', 'centimetre', 'percentage'],
      },
    ],
  },
};
