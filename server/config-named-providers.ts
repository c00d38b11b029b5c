import * as z from 'zod/mini';
import { otherProvider, providerExpectations, providerVariables } from './config-providers.ts';
import { explainMistake } from './config-values.ts';
import type { ProviderSettings } from './features/providers/provider-settings.ts';

type Given = Record<string, string | undefined>;

interface Read {
  providers: ProviderSettings[];
  /** A sentence for each wrong or missing variable. */
  mistakes: string[];
}

const settings = z.object(otherProvider);
const suffixes = z.keyof(settings);

/**
 * The providers that `OIDC_PROVIDERS` names; those of `north` are set by `OIDC_NORTH_NAME`, `OIDC_NORTH_ISSUER` and so
 * on.
 */
export function readNamedProviders(given: Given): Read {
  const names = providerVariables.OIDC_PROVIDERS.safeParse(given['OIDC_PROVIDERS']).data ?? [];
  const read = names.map((name) => readProvider(name, given));
  return {
    providers: read.flatMap(({ providers }) => providers),
    mistakes: [...read.flatMap(({ mistakes }) => mistakes), ...strayVariables(names, given)],
  };
}

function readProvider(name: string, given: Given): Read {
  const values = Object.fromEntries(
    suffixes.options.map((suffix) => [suffix, given[variableOf(name, suffix)]]),
  );
  const parsed = settings.safeParse(values);
  if (!parsed.success) {
    return {
      providers: [],
      mistakes: parsed.error.issues.map((issue) => mistake(issue, name, given)),
    };
  }
  const { NAME, ISSUER, CLIENT_ID, CLIENT_SECRET, DOMAINS } = parsed.data;
  const provider = {
    id: name,
    name: NAME,
    issuer: ISSUER,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    domains: DOMAINS ?? [],
  };
  return { providers: [provider], mistakes: [] };
}

function mistake(issue: z.core.$ZodIssue, name: string, given: Given): string {
  const suffix = suffixes.parse(issue.path[0]);
  const variable = variableOf(name, suffix);
  const expected = providerExpectations[`OIDC_${suffix}`];
  return given[variable] === undefined
    ? `${variable} is required for the provider ${name}: ${expected}`
    : explainMistake(issue, variable, expected);
}

/** A misspelt name would otherwise be a button that is missing without a word. */
function strayVariables(names: readonly string[], given: Given): string[] {
  const known = new Set<string>([
    ...Object.keys(providerVariables),
    ...names.flatMap((name) => suffixes.options.map((suffix) => variableOf(name, suffix))),
  ]);
  return Object.keys(given)
    .filter((variable) => variable.startsWith('OIDC_') && !known.has(variable))
    .map((variable) => `${variable} belongs to no provider that OIDC_PROVIDERS names`);
}

function variableOf(name: string, suffix: string): string {
  return `OIDC_${name.toUpperCase()}_${suffix}`;
}
