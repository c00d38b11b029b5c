import type { ReviewWeek } from '../week.ts';

export const week12: ReviewWeek = {
  kind: 'review',
  reviews: [7, 8, 9, 10, 11],
  check: [
    'Ants at our picnic? It felt like an {invasion}!',
    'We watched a wildlife show about otters on {television}.',
    'There was an {explosion} of colour as the party poppers went off.',
    'The snowman began to {disappear} as the sun grew warm.',
    'Copy each {action} that the leader does: hop, clap and turn around.',
    'On {completion} of the course, every swimmer gets a badge.',
    'It was never my {intention} to hurt your feelings.',
    'You need years of {experience} before you can fly a big plane.',
    'He made a {confession}: the last biscuit was in his pocket.',
    'This old teddy is my most precious {possession}.',
    'The next swimming {session} starts at four.',
    'Explorers need special clothes for {extreme} cold.',
    'The {expansion} of the playground means more space for games.',
    'The bumpy ride told us that the car needs new {suspension}.',
    'Measure each {dimension} of the shelf: length, width and height.',
    'Mango is my {favourite} fruit.',
    'The {politician} gave a speech about cleaner streets.',
    'The sound {technician} checked every microphone before the show.',
    'Another word for a doctor is a {physician}.',
    'Jamal has an {interest} in trains and old stations.',
  ],
  passage: [
    'In February a musician came to our school with ten drums.',
    'She asked us to pay attention and to watch her hands.',
    'At first there was some confusion, but it began to disappear.',
    'By the end of the session we were playing with great expression.',
    'It was my favourite experience of the year.',
  ],
  inBooks: {
    task: 'turn decide, act, discuss, extend and magic into words that end in /zhun/ or /shun/.',
    support: 'the first three.',
    answer: 'decision, action, discussion, extension, magician.',
  },
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Warm up: name the four spellings of /shun/ and the one of /zhun/.',
      },
      {
        minutes: 11,
        text: 'Check: number, word, sentence, word. Walk round and see who pauses at the ending.',
      },
      {
        minutes: 6,
        text: 'Mark: show the words ten at a time. Children sort their slips by ending.',
      },
      {
        minutes: 9,
        text: 'Fill in the gap grid. Say act, express, extend, permit: which letter does each verb end in, and which ending follows?',
      },
      {
        minutes: 10,
        text: 'Dictation: read the story, then say a sentence at a time. Show it and mark endings first.',
      },
      {
        minutes: 5,
        text: 'Partners quiz each other with verbs from the half-term: I say expand, you write expansion.',
      },
    ],
    say: 'One sound with four spellings, and a buzzing twin. Do not guess: find the verb, or ask whether it is a person.',
    watchFor:
      'If -tion is used for everything, the child knows the sound but not the link with the verb. Go back to act, permit and extend and their nouns.',
    support:
      'Let children have a strip with -tion, -sion, -ssion, -cian in front of them, so that they choose rather than recall.',
    stretch:
      'Write a guide for Year 3 called How to choose your /shun/, with one example for each ending, and two words that break a rule.',
    stretchAnswer:
      'For example: -tion after t or te (act, action); -ssion after ss or mit (permit, permission); -sion after d, de or se (extend, extension); -cian for people (musician). Two that break a rule: attention, although attend ends in d; fashion, which is spelt -shion.',
  },
};
