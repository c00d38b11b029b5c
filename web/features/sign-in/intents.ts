/** The field with which a button says what it is for, in a form that is posted without script. */
export const INTENT = 'intent';

/** What the buttons of the card are for. */
export const INTENTS = {
  chooseMethod: { email: 'choose-email', organisation: 'choose-organisation' },
  sendCode: 'send-code',
  enterCode: 'enter-code',
  verify: 'verify',
  sendAgain: 'send-again',
  goBack: 'go-back',
  signInOrganisation: 'sign-in-organisation',
  confirmAccount: 'confirm-account',
  sendConfirmationAgain: 'send-confirmation-again',
} as const;

/** The steps that a page may show after a form was posted. */
export const STEPS = {
  email: 'email',
  organisation: 'organisation',
  /** A code was sent, so the address can no longer be changed. */
  codeSent: 'code-sent',
  /** For a user who already has a code. */
  code: 'code',
} as const;
