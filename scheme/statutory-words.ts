/** The two statutory lists of Key Stage 2, one entry each as the national curriculum prints them. */
export const YEARS_3_AND_4 = entries(`
accident(ally), actual(ly), address, answer, appear, arrive, believe, bicycle, breath, breathe, build,
busy/business, calendar, caught, centre, century, certain, circle, complete, consider, continue, decide,
describe, different, difficult, disappear, early, earth, eight/eighth, enough, exercise, experience,
experiment, extreme, famous, favourite, February, forward(s), fruit, grammar, group, guard, guide, heard,
heart, height, history, imagine, increase, important, interest, island, knowledge, learn, length, library,
material, medicine, mention, minute, natural, naughty, notice, occasion(ally), often, opposite, ordinary,
particular, peculiar, perhaps, popular, position, possess(ion), possible, potatoes, pressure, probably,
promise, purpose, quarter, question, recent, regular, reign, remember, sentence, separate, special, straight,
strange, strength, suppose, surprise, therefore, though/although, thought, through, various, weight,
woman/women`);

export const YEARS_5_AND_6 = entries(`
accommodate, accompany, according, achieve, aggressive, amateur, ancient, apparent, appreciate, attached,
available, average, awkward, bargain, bruise, category, cemetery, committee, communicate, community,
competition, conscience, conscious, controversy, convenience, correspond, criticise, curiosity, definite,
desperate, determined, develop, dictionary, disastrous, embarrass, environment, equip (-ped; -ment),
especially, exaggerate, excellent, existence, explanation, familiar, foreign, forty, frequently, government,
guarantee, harass, hindrance, identity, immediate(ly), individual, interfere, interrupt, language, leisure,
lightning, marvellous, mischievous, muscle, necessary, neighbour, nuisance, occupy, occur, opportunity,
parliament, persuade, physical, prejudice, privilege, profession, programme, pronunciation, queue, recognise,
recommend, relevant, restaurant, rhyme, rhythm, sacrifice, secretary, shoulder, signature, sincere(ly),
soldier, stomach, sufficient, suggest, symbol, system, temperature, thorough, twelfth, variety, vegetable,
vehicle, yacht`);

function entries(list: string): string[] {
  return list.split(',').map((entry) => entry.trim().replaceAll(/\s+/gu, ' '));
}
