export const supportCopy = {
  pageHeading: 'Help & Support',
  heading: 'Contact Support',
  introduction: 'Write to us and we will answer by email. Please fill in all three fields.',
  /** As in the FAQ. */
  hours: 'We are here Monday to Friday, 9:00 to 17:00 UK time, except on bank holidays.',
  aboutSubscription: (school: string) => `I would like to ask about a subscription for ${school}.`,
  labels: { name: 'Name', email: 'Email', message: 'Message' },
  send: 'Send Message',
  sending: 'Sending...',
  sent: 'Your message has been sent! We will get back to you soon.',
  failed: 'Failed to send message. Please try again later.',
} as const;
