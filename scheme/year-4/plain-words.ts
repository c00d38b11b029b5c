/** Words a child of Year 4 meets without trouble, beside those of the years before. */
export const year4PlainWords = `
another ate bag dropped enjoy glasses hut icy lift note pay set share spoke used without
`;
