const MARKS: [mark: RegExp, means: (example: string) => string][] = [
  [/(?<![\w/])\/[a-z]{1,4}\/(?![\w/])/u, (sound) => `${sound} is a sound`],
  [/(?<![\w'-])-[a-z]+\b/u, (ending) => `${ending} is an ending`],
  [/(?<![\w'-])[a-z]+-(?![\w-])/u, (beginning) => `${beginning} is a beginning`],
  [/ (\+) /u, () => '+ joins the parts of a word'],
];

/** What the marks in a text stand for, in one line with the first example of each; a text may have none. */
export function marksKey(text: string): string | undefined {
  const told = MARKS.flatMap(([mark, means]) => {
    const example = mark.exec(text)?.[0];
    return example === undefined ? [] : [means(example)];
  });
  if (told.length === 0) return undefined;
  return `${told.join('; ')}.`;
}
