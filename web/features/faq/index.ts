export { FaqContent } from './faq-content.tsx';
export { conversationQuery, faqQuery } from './faq-query.ts';
export { HelpBanner } from './help-banner.tsx';
export { MarkdownText } from './markdown-text.tsx';
export { type FaqEntry, parseFaq } from './parse-faq.ts';
export { prepareFaq } from './prepare-faq.ts';
export { parseSections, type Section } from './parse-sections.ts';
export { renderMarkdown } from './render-markdown.ts';
export { STOP_WORDS, wordsOf } from './words-of.ts';
