/** The login name of a school's organisation account. */
export function organisationLogin(domain: string): string {
  return `admin@${domain}`;
}
