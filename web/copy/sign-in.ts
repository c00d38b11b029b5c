import { EXAMPLE_DOMAIN } from '#contract/example-domain.ts';
import { PASSWORD_CHARACTERS, VERIFICATION_CODE_MINUTES } from '#contract/limits.ts';
import { emailPreferencesCopy } from './email-preferences.ts';
import { tooLong } from './fields.ts';
import { waitInShort, waitInWords } from './wait-in-words.ts';

export const signInCopy = {
  headings: { signIn: 'Welcome Back', register: 'Create Your Account' },
  introductions: {
    email: 'We will send a code to your school email address. There is no password to remember.',
    organisation:
      'For staff who share their school’s login. Your school office can tell you the password.',
    register:
      'Use your school email address, so that we know your school. We will send you a code.',
  },
  /** For somebody who was sent here from another page. */
  toOpen: (place: string) => `Please sign in to open ${place}.`,
  places: { accountSettings: 'your Account Settings' },
  publicAddress:
    'This looks like a personal address. Resources open for addresses at a school’s own domain, so please use your school email address if you have one.',
  methodLabel: 'How to sign in',
  methods: { email: 'Email Code', organisation: 'Organisation Login' },
  labels: {
    email: 'Email',
    domain: 'Domain',
    password: 'Password',
    code: 'Verification code',
    newsletter: emailPreferencesCopy.newsletter.label,
  },
  domainHint: `The part after the @ in your school email address, such as ${EXAMPLE_DOMAIN}`,
  refused: {
    domain: `Please enter a domain such as ${EXAMPLE_DOMAIN}.`,
    password: 'Please enter the password.',
    passwordTooLong: tooLong(PASSWORD_CHARACTERS),
  },
  sendCode: 'Send Code',
  sendingCode: 'Sending...',
  alreadyGotCode: 'Already got a code? Enter it here',
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  codeHeading: 'Enter Verification Code',
  codeSentTo: 'We sent a code to',
  codeWithoutSending: 'Enter your email address and the code we sent you.',
  codeLife: `The code works for ${VERIFICATION_CODE_MINUTES} minutes. Nothing there? Please look in your junk folder.`,
  verify: 'Verify Code',
  verifying: 'Verifying...',
  goBack: 'Go Back',
  sendAgain: 'Send again',
  sendAgainIn: (seconds: number) => `Send again in ${waitInShort(seconds)}`,
  sentAgain: 'A new code is on its way. Earlier codes no longer work.',
  preferencesIntroduction:
    'Your account is ready, but your choice about emails has not been saved yet.',
  saveAgain: 'Try again',
  saving: 'Saving...',
  continueWithout: 'Continue without saving',
  toRegister: { question: 'New here?', link: 'Register' },
  toSignIn: { question: 'Already have an account?', link: 'Sign In' },
  unexpected: {
    request: 'An unexpected error occurred. Please try again.',
    organisation: 'An unexpected error occurred during sign-in. Please try again.',
    verification: 'An unexpected error occurred during verification. Please try again.',
  },
  tooManyCodes: (seconds: number) =>
    `Please wait ${waitInWords(seconds)} before asking for another code.`,
  tooManyTries: {
    organisation: (seconds: number) =>
      `Too many attempts. Please wait ${waitInWords(seconds)} before trying again.`,
    verification: (seconds: number) =>
      `Too many attempts. Please wait ${waitInWords(seconds)}, or ask for a new code.`,
  },
  preferencesNotSaved: (message: string) =>
    `Failed to save your preferences: ${message}. Please try again.`,
} as const;
