import type { TeachingWeek } from '../week.ts';

export const week5: TeachingWeek = {
  kind: 'teach',
  focus: 'suffix -ous: keep the e; -ious and -eous',
  requirement:
    'Years 3 and 4: the suffix -ous; the e of -ge kept, and /ee/ before -ous spelt i or e.',
  sound: {
    label: '/ee-us/ and /jus/',
    how: 'Say serious and hideous: hear /ee/ before the end. Now say outrageous: hear /j/ instead.',
  },
  rule: 'Keep the e of -ge before -ous so that g stays soft; an /ee/ sound before -ous is usually spelt i.',
  exception: 'In a few words the /ee/ before -ous is spelt e: hideous, courteous, spontaneous.',
  pattern: /[ei]ous$/u,
  groups: [
    { heading: 'keep the e: soft g', words: ['courag[eous]', 'outrag[eous]'] },
    {
      heading: '/ee/ spelt i',
      words: ['ser[ious]', 'obv[ious]', 'cur[ious]', 'fur[ious]', 'glor[ious]'],
    },
    { heading: '/ee/ spelt e', words: ['hid[eous]', 'spontan[eous]', 'court[eous]'] },
  ],
  whichRule: [
    { rule: 'keep the e so that g stays soft', words: ['courageous', 'outrageous'] },
    {
      rule: '/ee/ before -ous is spelt i',
      words: ['serious', 'obvious', 'curious', 'furious', 'glorious'],
    },
    {
      rule: '/ee/ before -ous is spelt e: learn it',
      words: ['hideous', 'spontaneous', 'courteous'],
    },
  ],
  byHeart: [
    {
      entry: 'different',
      forms: ['di[ffer]ent'],
      hint: 'Look for differ inside it: to differ is to be different. Double f, then er.',
    },
  ],
  origin: {
    word: 'curious',
    fact: 'Curious comes from the Latin word cura, which means care. A curious person cared a lot about finding things out. The word cure has the same root.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'How does each word end: -ious, -eous or just -ous? Sort the beginnings.',
    piles: [
      { label: '-ious', words: ['ser-', 'obv-', 'fur-', 'glor-'] },
      { label: '-eous', words: ['hid-', 'court-', 'outrag-', 'courag-'] },
      { label: 'just -ous', words: ['fam-', 'jeal-', 'nerv-', 'enorm-'] },
    ],
  },
  dictation: [
    'It was obvious that our courageous team would win.',
    'The curious monkey put on a different hat every day.',
  ],
  missingWords: [
    'It was {courageous} of Sofia to own up in front of everyone.',
    '"Are you joking," asked Amira, "or are you {serious}?"',
    'The {curious} kitten stuck its nose inside the empty box.',
    'Grandpa was {furious} when the goat ate his newspaper.',
    'In the story, the {hideous} troll turns out to be kind and gentle.',
    'My socks were two {different} colours: one was red and one was green.',
  ],
  mistakes: [
    {
      wrong: 'couragous',
      right: 'courageous',
      why: 'Without the e, the g would be hard, as in gas.',
      sentence: 'The courageous firefighter carried the puppy down the ladder.',
    },
    {
      wrong: 'serius',
      right: 'serious',
      why: 'After the i comes the whole suffix -ous.',
      sentence: 'The doctor looked serious and asked us all to be quiet.',
    },
    {
      wrong: 'hidious',
      right: 'hideous',
      why: 'Hideous is one of the few with e: learn it by heart.',
      sentence: 'My little sister pulled a hideous face and made the baby cry.',
    },
    {
      wrong: 'diffrent',
      right: 'different',
      why: 'We swallow the er when we speak; write differ, then -ent.',
    },
  ],
  proofreading: [
    'The {courageus=courageous} little dog chased the {furius=furious} goose.',
    'To all of us the end was {obvius=obvious}.',
    'The goose gave a {hidious=hideous} hiss, and the dog had a {diffrent=different} idea.',
    'It lay down and pretended to be asleep.',
  ],
  challenge:
    'Write a newspaper headline and three sentences about a courageous snail. Use an -ious or -eous word in every sentence.',
  challengeAnswer:
    'For example: Courageous snail crosses road! Spectators were curious about its spontaneous dash. A furious crow made a hideous noise. A glorious but courteous finish came four hours later. Look for an -ious or -eous word in every sentence.',
  exit: ['courageous', 'serious', 'furious', 'hideous', 'courteous'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words. Ask what the u of humour did last week, and why.',
      },
      {
        minutes: 5,
        text: 'Hear it: say serious, gorgeous, curious, courageous, furious. Hands on heads for /ee/ before the end, on ears for /j/.',
      },
      {
        minutes: 5,
        text: 'Rule: cover the e of courageous and try to read it. What would the g say?',
      },
      {
        minutes: 7,
        text: 'Groups: children read the -ious words, then make a picture clue for each of the three -eous words.',
      },
      {
        minutes: 8,
        text: 'Sort the twelve words by ending, aloud. Then practise different.',
      },
      {
        minutes: 10,
        text: 'Dictation in parts. Pause before writing: is it i, is it e, or neither?',
      },
      {
        minutes: 5,
        text: 'Exit check: five words. Afterwards ask what comes before the ending in each.',
      },
    ],
    say: 'When you hear /ee/ before -ous, i is your best guess. Three rebels have e: hideous, courteous, spontaneous. In courageous the e has a different job: it keeps the g soft.',
    watchFor:
      'Children may think the e in courageous is heard. Let them say the word slowly: there are three syllables, and no /ee/ in it.',
    support:
      'Concentrate on serious, curious, furious and obvious, and write the i in a bright colour each time.',
    stretch:
      'Collect more words in -eous, such as gorgeous, simultaneous and miscellaneous. Which keep an e for a soft g?',
    stretchAnswer:
      'Gorgeous keeps an e for the soft g, as courageous and outrageous do. In simultaneous and miscellaneous the e has no g to guard; it is simply part of the ending.',
  },
};
