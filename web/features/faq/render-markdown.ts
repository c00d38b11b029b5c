import { Marked, type Tokens } from 'marked';

/** Addresses on this site, web addresses and mail; a link with any other scheme is shown as text. */
const SAFE_ADDRESS = /^(?:https?:|mailto:|\/|#)/i;

/** Text elements only: of HTML in the text, and of pictures, the words are left. */
export const marked = new Marked({
  renderer: {
    html: ({ text }) => escapeHtml(withoutTags(text)),
    image: ({ text }) => escapeHtml(text),
    heading({ tokens, depth }) {
      const level = Math.min(Math.max(depth, 2), 4);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    link({ href, tokens }: Tokens.Link) {
      const text = this.parser.parseInline(tokens);
      return SAFE_ADDRESS.test(href) ? `<a href="${escapeHtml(href)}">${text}</a>` : text;
    },
    checkbox: () => '',
    code: ({ text }) => `<pre><code>${escapeHtml(text)}</code></pre>\n`,
  },
});

/** Markdown as HTML that is safe whatever the text is: every element is written here or by a known rule of `marked`. */
export function renderMarkdown(markdown: string): string {
  return marked.parse(markdown, { async: false });
}

function withoutTags(html: string): string {
  return html.replaceAll(/<!--[^]*?-->|<[^>]*>/g, '');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
