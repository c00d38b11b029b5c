/** The services that teachers in the UK use most; the server knows more of them. */
const PUBLIC =
  /@(gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|aol|btinternet|sky|talktalk|virginmedia|ntlworld|blueyonder|tiscali|protonmail|proton)\.(com|co\.uk|net|me)$/i;

/** Whether anybody can have such an address, so that it names no school. */
export function isPublicAddress(email: string): boolean {
  return PUBLIC.test(email.trim());
}
