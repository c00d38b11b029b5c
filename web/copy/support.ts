import { SUPPORT_MESSAGE_CHARACTERS } from '#contract/limits.ts';

export const supportCopy = {
  pageHeading: 'Help & Support',
  heading: 'Contact Support',
  introduction: 'Write to us and we will answer by e-mail. Please fill in all three fields.',
  labels: { name: 'Name', email: 'Email', message: 'Message' },
  send: 'Send Message',
  sending: 'Sending...',
  sent: 'Your message has been sent! We will get back to you soon.',
  failed: 'Failed to send message. Please try again later.',
  refused: {
    name: 'Please enter your name.',
    email: 'Please enter an e-mail address such as name@school.sch.uk.',
    message: 'Please enter your message.',
  },
  tooLong: {
    name: tooLong(SUPPORT_MESSAGE_CHARACTERS.name),
    email: tooLong(SUPPORT_MESSAGE_CHARACTERS.email),
    message: tooLong(SUPPORT_MESSAGE_CHARACTERS.message),
  },
} as const;

function tooLong(characters: number): string {
  return `Please use at most ${characters.toLocaleString('en-GB')} characters.`;
}
