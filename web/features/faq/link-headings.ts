/** A prefix, so that no heading can take the id of another element. */
const PREFIX = 'faq-';

export interface Heading {
  id: string;
  text: string;
}

/** Gives each heading an id made from its text, and each category its own section. */
export function linkHeadings(html: string): { html: string; categories: Heading[] } {
  const template = document.createElement('template');
  template.innerHTML = html;
  const categories: Heading[] = [];
  const taken = new Set<string>();

  for (const heading of template.content.querySelectorAll('h2, h3')) {
    const text = heading.textContent.trim();
    const id = freeId(`${PREFIX}${slugOf(text)}`, taken);
    heading.id = id;
    if (heading.tagName === 'H2') categories.push({ id, text });
    else linkToItself(heading, id);
  }
  for (const heading of template.content.querySelectorAll('h2')) {
    if (heading.parentNode === template.content) putIntoSection(heading);
  }
  return { html: template.innerHTML, categories };
}

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

function linkToItself(heading: Element, id: string): void {
  // A link inside a link is not allowed; such a heading can still be linked to.
  if (heading.querySelector('a')) return;
  const link = document.createElement('a');
  link.href = `#${encodeURIComponent(id)}`;
  link.append(...heading.childNodes);
  heading.append(link);
}

/** A heading with everything up to the next heading of its level. */
function putIntoSection(heading: Element): void {
  const section = document.createElement('section');
  section.setAttribute('aria-labelledby', heading.id);
  heading.before(section);
  let next: ChildNode | null = heading;
  while (next && (next === heading || next.nodeName !== 'H2')) {
    section.append(next);
    next = section.nextSibling;
  }
}
