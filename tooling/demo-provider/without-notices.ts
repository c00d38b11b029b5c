/**
 * Drops the notices of `oidc-provider`, which are for people who run it in production: here they would bury what the
 * demo and the tests print. Imported before that package, which prints the first one as it is loaded.
 */
for (const level of ['info', 'warn'] as const) {
  const print = console[level].bind(console);
  console[level] = (...said: unknown[]) => {
    if (!String(said[0]).includes('oidc-provider ')) print(...said);
  };
}
