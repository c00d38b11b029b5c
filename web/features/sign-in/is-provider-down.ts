/** The address of the page says that the visitor could not get to a provider. */
export function isProviderDown(search: URLSearchParams): boolean {
  return search.get('refused') === 'provider-unavailable';
}
