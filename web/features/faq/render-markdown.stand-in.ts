/** Makes headings, links and paragraphs of markdown and leaves the rest as text, for tests of what is around it. */
export function renderMarkdown(markdown: string): string {
  return markdown
    .replaceAll(/<!--.*?-->/gs, '')
    .split(/\n{2,}/)
    .map((block) => blockOf(block.replaceAll('<', '&lt;')))
    .join('');
}

function blockOf(block: string): string {
  const text = block.replaceAll(/\[([^\]]*)\]\(([^)]*)\)/g, '<a href="$2">$1</a>');
  if (text.startsWith('### ')) return `<h3>${text.slice(4)}</h3>`;
  if (text.startsWith('## ')) return `<h2>${text.slice(3)}</h2>`;
  return `<p>${text}</p>`;
}
