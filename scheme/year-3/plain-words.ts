/** Words a child of Year 3 meets without trouble, beside those of the years before. */
export const year3PlainWords = `
along ate beat cream den digging dug fell flew  held rule sang spade
`;
