/** Words a child of Year 5 meets without trouble, beside those of the years before. */
export const year5PlainWords = `
 soup hall boot crossed tried speech fact held field bread nobody bigger cook hotel coach shape noise secret eaten lit
cannot protect rose kite
`;
