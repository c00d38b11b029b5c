/** Where a browser leaves for a provider, and where the provider sends it back to. */
export const PROVIDER_ROUTES = {
  leave: '/api/sign-in/providers/:provider',
  return: '/api/sign-in/providers/:provider/return',
} as const;

export function providerAddress(route: keyof typeof PROVIDER_ROUTES, provider: string): string {
  return PROVIDER_ROUTES[route].replace(':provider', provider);
}
