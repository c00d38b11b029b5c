import { carriesBody, type Method } from '#contract/endpoint.ts';

/** Puts each input field where the contract says it travels: the path, the query or the body. */
export function requestFor(
  { method, path }: { method: Method; path: string },
  input: Record<string, unknown>,
): { url: string; init: RequestInit } {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const filledPath = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(asText(value));
  });

  if (!carriesBody(method)) return { url: filledPath + queryOf(rest), init: { method } };
  return {
    url: filledPath,
    init: {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(rest)),
    },
  };
}

function queryOf(fields: Map<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    for (const each of Array.isArray(value) ? value : [value]) query.append(name, asText(each));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
