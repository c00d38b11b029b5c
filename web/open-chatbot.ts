/** The chatbot listens for it on the window, so that any part of any page can open it. */
export const OPEN_CHATBOT = 'open-chatbot';

export function openChatbot(): void {
  window.dispatchEvent(new Event(OPEN_CHATBOT));
}
