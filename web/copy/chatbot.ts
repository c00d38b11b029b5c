import { BRAND } from '#contract/brand.ts';
import { siteCopy } from './site.ts';

const title = siteCopy.corner.chat;

/** The starters and quick questions are in `public/md/faq.md`, word for word. */
export const chatbotCopy = {
  title,
  greetings: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  welcome: (greeting: string) => `${greeting}! I'm your assistant. How can I help you today?`,
  starters: [
    'How do I sign in?',
    'What do we get for each week?',
    'How do I show the slides on the whiteboard?',
    'How many teachers can use it?',
  ],
  contactDraft: (questions: readonly string[]) =>
    `I have asked the assistant:\n${questions.map((question) => `- ${question}`).join('\n')}\n\n`,
  quickQuestions: {
    label: 'Quick questions',
    list: [
      { label: 'Access resources', question: 'How do I access the resources?' },
      { label: `What is ${BRAND.name}?`, question: `What is ${BRAND.name}?` },
      { label: 'Reset password', question: 'How do I reset my password?' },
      { label: 'Subscription options', question: 'What are the subscription options?' },
      { label: 'Free trial', question: 'Is there a free trial?' },
      { label: 'Cancel subscription', question: 'How do I cancel our subscription?' },
      { label: 'Support hours', question: 'What are your support hours?' },
    ],
  },
  related: 'Related questions',
  nearest: 'Nearest questions',
  log: 'Conversation',
  speakers: { user: 'You:', assistant: `${title}:` },
  typing: `${title} is typing...`,
  question: { label: 'Your question', placeholder: 'Type your question...', send: 'Send' },
  /** For the browser's log. */
  failedToAnswer: 'The assistant could not answer',
  stillLoading: "I'm still loading FAQ data. Please try again in a moment.",
  /** These two are in markdown, with the addresses of both places. */
  noMatch: (faq: string, form: string) =>
    `I could not find a specific answer to that. Please look at the [full FAQ page](${faq}), or write to us with the [contact form](${form}). One of the questions below may also help.`,
  noSpecificAnswer: (faq: string, form: string) =>
    `I could not find a specific answer to that. Did you mean one of the questions below? If not, please look at the [full FAQ page](${faq}), or write to us with the [contact form](${form}).`,
} as const;
