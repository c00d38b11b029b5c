import { parseSections, type Section } from './parse-sections.ts';
import { wordsOf } from './words-of.ts';

interface FilteredFaq {
  /** In the format of `faq.md`, without the keywords. */
  markdown: string;
  found: number;
  all: number;
}

/** The questions that contain every word of a term in question, answer, category or keywords. */
export function filterFaq(markdown: string, term: string): FilteredFaq {
  const sections = parseSections(markdown);
  const words = searchedWords(term);
  if (words.length === 0) return { markdown, found: sections.length, all: sections.length };
  const found = sections.filter((section) => {
    const text = textOf(section);
    return words.every((word) => text.includes(word));
  });
  return { markdown: joinSections(found), found: found.length, all: sections.length };
}

/** A term of common words alone, such as 'who are you', is searched for as it is. */
function searchedWords(term: string): string[] {
  const words = wordsOf(term);
  const searched = words.length > 0 ? words : term.toLowerCase().split(/\s+/).filter(Boolean);
  return searched.map((word) => word.replace(PLURAL, '$<stem>'));
}

/** 'prices' also finds 'price'. */
const PLURAL = /(?<stem>[^s]{3})s$/;

function textOf({ category, question, answer, keywords }: Section): string {
  return [category, question, answer, ...keywords].join(' ').toLowerCase();
}

function joinSections(sections: readonly Section[]): string {
  let category: string | undefined;
  const parts = sections.flatMap((section) => {
    const heading = section.category === category ? [] : [`## ${section.category}`];
    category = section.category;
    return [...heading, `### ${section.question}`, section.answer];
  });
  return parts.join('\n\n');
}
