import type { Tokens } from 'marked';
import { marked } from './render-markdown.ts';

/** A prefix, so that no heading can take the id of another element. */
const PREFIX = 'faq-';
const ENTITIES = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
]);

export interface Heading {
  id: string;
  text: string;
}

/** The questions and answers as HTML: each heading has an id made from its text, and each category its own section. */
export function renderFaq(markdown: string): { html: string; categories: Heading[] } {
  const categories: Heading[] = [];
  const taken = new Set<string>();
  let html = '';
  for (const token of marked.lexer(markdown)) {
    if (!isHeading(token)) html += marked.parser([token]);
    else if (token.depth <= 2) html += openCategory(token);
    else html += linkQuestion(token);
  }
  return { html: categories.length > 0 ? `${html}</section>` : html, categories };

  function openCategory(heading: Tokens.Heading): string {
    const { content, id, text } = readHeading(heading);
    const end = categories.length > 0 ? '</section>' : '';
    categories.push({ id, text });
    return `${end}<section aria-labelledby="${id}"><h2 id="${id}">${content}</h2>\n`;
  }

  function linkQuestion(heading: Tokens.Heading): string {
    const { content, id } = readHeading(heading);
    // A link inside a link is not allowed; such a heading can still be linked to.
    const isLink = heading.tokens.some(({ type }) => type === 'link');
    const link = isLink ? content : `<a href="#${encodeURIComponent(id)}">${content}</a>`;
    return `<h3 id="${id}">${link}</h3>\n`;
  }

  function readHeading({ text: source }: Tokens.Heading) {
    const content = marked.parseInline(source, { async: false });
    const text = textOf(content);
    const id = freeId(`${PREFIX}${slugOf(text)}`, taken);
    return { content, id, text };
  }
}

function isHeading(token: { type: string }): token is Tokens.Heading {
  return token.type === 'heading' && 'depth' in token && Number(token.depth) <= 3;
}

/** The text of HTML that we rendered. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&[#\w]{1,5};/g, (entity) => ENTITIES.get(entity) ?? entity)
    .trim();
}

/** Letters and digits only, with a hyphen between words. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}
