import { createWatchers } from './create-watchers.ts';

export type ToastType = 'success' | 'error' | 'warning' | 'generic';

/** A button in the toast, which closes it. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface ToastMessage {
  id: number;
  type: ToastType;
  text: string;
  action?: ToastAction | undefined;
}

const NONE: readonly ToastMessage[] = [];
const { watch, notify } = createWatchers();
let messages = NONE;
let lastId = 0;

/** The one way to show a short message to the user. */
export function showToast(type: ToastType, text: string, action?: ToastAction): void {
  lastId += 1;
  setMessages([{ id: lastId, type, text, action }, ...messages]);
}

/** The messages that the `ToastArea` shows, the newest first. */
export const toastMessages = {
  read: () => messages,
  readOnServer: () => NONE,
  watch,
  remove: (id: number) => setMessages(messages.filter((message) => message.id !== id)),
  clear: () => setMessages(NONE),
};

function setMessages(changed: readonly ToastMessage[]): void {
  messages = changed;
  notify();
}
