/** An event on the window that opens the chatbot, so that any component can do so. */
export const OPEN_CHATBOT = 'open-chatbot';

export function openChatbot(): void {
  window.dispatchEvent(new Event(OPEN_CHATBOT));
}
