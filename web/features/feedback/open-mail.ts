/** Hands the address to the mail program. Whether there is one, a page cannot know. */
export function openMail(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}
