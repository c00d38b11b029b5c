/** Words a child of Year 2 meets without trouble, beside those of the years before. */
export const year2PlainWords = `

`;
