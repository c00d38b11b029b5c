/** Words a child of Year 6 meets without trouble, beside those of the years before. */
export const year6PlainWords = `
 person between football club artist drew across sang sing pipe farmer check dream moth volcano drip
act lesson band crew sailed clever easy flash buy
player ended dancer given nearest september taller ready
`;
