import { carriesBody } from '#contract/endpoint.ts';
import type { App } from '#server/http/context.ts';
import type { AnyEndpoint } from './every-endpoint.ts';

/** A value as it is sent: as JSON in a body, as text in a path or a query. */
export interface Travelling {
  json: string;
  text: string;
}

/** Makes a call with every field written out, so that a field can have a value no program would send. */
export async function callWith(
  { app }: { app: App },
  { method, path }: Pick<AnyEndpoint, 'method' | 'path'>,
  fields: Map<string, Travelling>,
  cookie: string | undefined,
): Promise<Response> {
  const rest = new Map(fields);
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name)?.text ?? 'x';
    rest.delete(name);
    return value;
  });
  const headers = { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) };
  if (carriesBody(method)) {
    const members = [...rest].map(([name, { json }]) => `${JSON.stringify(name)}:${json}`);
    return app.request(address, { method, headers, body: `{${members.join(',')}}` });
  }
  const query = [...rest].map(([name, { text }]) => `${name}=${text}`).join('&');
  return app.request(`${address}?${query}`, { method, headers });
}

/** Encodes an ordinary value of a field. */
export function travelling(value: unknown): Travelling {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return { json: JSON.stringify(value), text: encodeURIComponent(text) };
}
