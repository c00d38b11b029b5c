import { loadMarkdown, renderMarkdown } from '../faq/index.ts';

/** The text as HTML that is safe to show. */
export async function loadLegalText(address: string): Promise<string> {
  return renderMarkdown(await loadMarkdown(address));
}
