/** How a provider reads the ID and the secret of a client. */
export interface Authentication {
  /** As its metadata lists them. */
  methods: ('client_secret_post' | 'client_secret_basic')[];
  /** Whether it undoes the encoding that RFC 6749 asks for in the Authorization header. Google does not. */
  decodes: boolean;
}

interface Credentials {
  id: string | null;
  secret: string | null;
}

/** The credentials in a request to the token endpoint, as the provider understands them. */
export function credentialsIn(
  authorization: string | undefined,
  body: URLSearchParams,
  { methods, decodes }: Authentication,
): Credentials | undefined {
  if (authorization === undefined) {
    if (!methods.includes('client_secret_post')) return undefined;
    return { id: body.get('client_id'), secret: body.get('client_secret') };
  }
  if (!methods.includes('client_secret_basic')) return undefined;
  const given = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString();
  const [id = '', secret = ''] = given.split(':').map((part) => (decodes ? decode(part) : part));
  return { id, secret };
}

function decode(part: string): string {
  return decodeURIComponent(part.replaceAll('+', ' '));
}
