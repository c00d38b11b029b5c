/** For hints: not a public suffix, so that a school could have it. */
export const EXAMPLE_DOMAIN = 'school.county.sch.uk';
