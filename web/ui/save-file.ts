import { saveLink } from './save-link.ts';

/** Lets the browser save a text as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  saveLink(address, name);
  // Firefox starts the download after this task.
  setTimeout(() => URL.revokeObjectURL(address));
}
