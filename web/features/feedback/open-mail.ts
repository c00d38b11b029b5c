/** Opens the mail program. A page cannot know whether there is one. */
export function openMail(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}
