/** 'a__ear' in the pile pp is shown whole once it is sorted. */
export function filledWord(word: string, label: string): string {
  return word.replace(/_+/u, label.replaceAll('-', ''));
}
