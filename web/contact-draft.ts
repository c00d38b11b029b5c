/** An event on the window: a message for the contact form is ready. */
export const CONTACT_DRAFT = 'contact-draft';

let draft: string | undefined;

/** Begins the message of the contact form. Kept in memory alone, so that no address and no log has it. */
export function offerContactDraft(message: string): void {
  draft = message;
  window.dispatchEvent(new Event(CONTACT_DRAFT));
}

/** The offered message, once. */
export function takeContactDraft(): string | undefined {
  const taken = draft;
  draft = undefined;
  return taken;
}
