/** Four of 256 words and two digits: 39 bits, and easy to read out in a staff room. */
const WORDS_MADE = 4;
const DIGITS_MADE = 2;

/** A new password such as `maple-otter-candle-river-47`. */
export function makePassword(): string {
  const words = randomBytes(WORDS_MADE).map((byte) => WORDS[byte % WORDS.length] ?? '');
  return [...words, randomDigits()].join('-');
}

function randomBytes(count: number): number[] {
  return [...crypto.getRandomValues(new Uint8Array(count))];
}

function randomDigits(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number).slice(-DIGITS_MADE).padStart(DIGITS_MADE, '0');
}

/** As many as a byte has values, so that each is as likely as any other. */
export const WORDS = `
  acorn album amber anchor apple apron arrow aspen autumn badger bagel bamboo banjo barley basket beacon
  beaver bench berry bicycle biscuit blanket blossom bonnet border bottle bounce branch breeze brick bridge bronze
  brook brush bubble bucket bumble butter button cabin cactus camel camera candle canoe canvas carpet carrot
  castle cello chalk cherry chess chimney cinnamon circle citrus clover coconut comet compass cookie copper coral
  corner cotton cradle crayon cricket crystal cucumber cushion daisy dancer dandelion desert diamond dolphin donkey dragon
  drummer duckling eagle easel ember engine falcon feather fennel ferry fiddle finch flannel flute forest fossil
  fountain frost gallery garden garlic garnet giant ginger giraffe glacier globe goblet golden granite grape guitar
  hammer hammock harbour harvest hazel hedgehog helmet heron hillside honey hopper horizon iceberg igloo island ivory
  jacket jasmine jelly jersey jigsaw jungle juniper kayak kernel kettle kitten ladder lagoon lantern lavender lemon
  lettuce library lilac lizard lobster lotus magnet mango maple marble marmalade meadow melon meteor mirror mitten
  monkey mosaic mountain mustard napkin nectar nettle nutmeg oasis ocean olive onion orange orchard orchid otter
  paddle paint panda panther paper parrot parsley pasture peach peanut pebble pencil penguin pepper piano picnic
  pigeon pillow planet plum pocket polar poppy potato pottery puddle puffin pumpkin puzzle quarry quartz quilt
  rabbit radish raisin ranger ribbon river robin rocket rosemary saddle saffron sailor salmon sandal satchel saturn
  scarlet seagull shadow shovel silver sketch slipper sparrow spinach spiral squirrel stable starling sunset teapot thimble
  thunder tiger timber tomato trumpet tulip tunnel turnip turtle valley vanilla velvet violet violin walnut willow
`
  .trim()
  .split(/\s+/);
