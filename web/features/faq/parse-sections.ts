/** A level-3 heading with the text below it and the level-2 heading above it. */
export interface Section {
  category: string;
  question: string;
  /** Markdown, without the keywords. */
  answer: string;
  /** From `<!-- keywords: a, b -->`. */
  keywords: readonly string[];
}

/** Parses the format of `public/md`. Text before the first question is ignored. */
export function parseSections(markdown: string): Section[] {
  const sections: Section[] = [];
  let category = '';
  let question: string | undefined;
  let body: string[] = [];

  for (const line of markdown.split(/\r?\n/)) {
    const heading = HEADING.exec(line)?.groups;
    if (!heading) {
      body.push(line);
      continue;
    }
    finish();
    const text = (heading['text'] ?? '').trim();
    if (heading['marks'] === '###') question = text;
    else category = text;
  }
  finish();
  return sections;

  function finish(): void {
    if (question !== undefined) sections.push({ category, question, ...split(body.join('\n')) });
    question = undefined;
    body = [];
  }
}

const HEADING = /^(?<marks>##|###) (?<text>.+)$/;
const KEYWORDS = /<!--\s*keywords:(?<list>[^<>]*?)-->/i;

function split(body: string): Pick<Section, 'answer' | 'keywords'> {
  const list = KEYWORDS.exec(body)?.groups?.['list'] ?? '';
  const keywords = list.split(',').map((keyword) => keyword.trim());
  return {
    answer: body.replace(KEYWORDS, '').trim(),
    keywords: keywords.filter((keyword) => keyword !== ''),
  };
}
