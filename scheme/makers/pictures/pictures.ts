import { plainWord } from '../../marked-word.ts';
import { DOINGS } from './doings.ts';
import { FOOD_AND_PEOPLE } from './food-and-people.ts';
import { HOMOPHONES } from './homophones.ts';
import { JOURNEYS_AND_PLACES } from './journeys-and-places.ts';
import { LIVING_THINGS } from './living-things.ts';
import { MORE_THINGS } from './more-things.ts';
import { PLACES_AND_WEATHER } from './places-and-weather.ts';
import { type Picture, twice } from './shapes.ts';
import { THINGS } from './things.ts';
import { WORD_STORIES } from './word-stories.ts';

/** Words of Year 2, homophones and words with a story that a picture explains faster than a sentence. */
export const PICTURES: ReadonlyMap<string, Picture> = new Map<string, Picture>(
  Object.entries({
    ...THINGS,
    ...LIVING_THINGS,
    ...PLACES_AND_WEATHER,
    ...FOOD_AND_PEOPLE,
    ...DOINGS,
    ...MORE_THINGS,
    ...HOMOPHONES,
    ...JOURNEYS_AND_PLACES,
    ...WORD_STORIES,
    see: LIVING_THINGS.eye,
    crying: FOOD_AND_PEOPLE.cry,
    flies: LIVING_THINGS.fly,
    mice: twice(LIVING_THINGS.mice),
    puppies: twice(LIVING_THINGS.puppies),
  }),
);

/** A thing, a place or a living being: a child can draw it, unlike walk or there. */
export function isThing(word: string): boolean {
  return [THINGS, LIVING_THINGS, PLACES_AND_WEATHER, FOOD_AND_PEOPLE, MORE_THINGS].some(
    (pictures) => word in pictures,
  );
}

/** The picture of a word, given plain or in the notation of marked-word.ts, if there is one. */
export function pictureOf(word: string): Picture | undefined {
  return PICTURES.get(plainWord(word));
}
