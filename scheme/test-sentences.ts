/** What is read out in the tests at the start and the end of a year, the word in braces; no week has any of them. */
export interface TestSentences {
  start: string[];
  end: string[];
}
