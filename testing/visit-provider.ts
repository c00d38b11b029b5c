interface Opened {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/** The app of a test, or anything else that answers requests for the product's addresses. */
interface Site {
  app: { request: (address: string, init: RequestInit) => Response | Promise<Response> };
}

/** A browser without a window: it follows redirects and keeps cookies, those of the product and of a provider apart. */
export function openBrowser({ app }: Site) {
  const own = new Map<string, string>();
  const foreign = new Map<string, string>();
  return { open, leaveFor, chooseAccount, signInThrough, cookie: () => header(own), own, foreign };

  /** Opens an address of the product. */
  async function open(address: string, init: Opened = {}): Promise<Response> {
    const headers = { ...init.headers, Cookie: header(own) };
    const response = await app.request(address, { ...init, headers });
    keep(own, response);
    return response;
  }

  /** Presses the button of a provider; returns the address at the provider. */
  async function leaveFor(provider: string, next = ''): Promise<string> {
    const query = next && `?next=${encodeURIComponent(next)}`;
    return locationOf(await open(`/api/sign-in/providers/${provider}${query}`));
  }

  /** Goes to the provider's address and chooses the account, or cancels; returns the address it sends the browser back to. */
  async function chooseAccount(address: string, account: string | null): Promise<string> {
    let location = address;
    for (let steps = 0; steps < 10; steps += 1) {
      const isChoice = location.includes('/interaction/');
      const chosen: RequestInit = isChoice
        ? { method: 'POST', body: new URLSearchParams(account === null ? {} : { account }) }
        : {};
      const response = await fetch(location, {
        ...chosen,
        redirect: 'manual',
        headers: { Cookie: header(foreign) },
      });
      keep(foreign, response);
      location = new URL(locationOf(response), location).href;
      if (new URL(location).pathname.startsWith('/api/')) return location;
    }
    throw new Error(`the provider never sent the browser back: ${location}`);
  }

  /** The whole way; returns the page of ours on which it ends. */
  async function signInThrough(provider: string, account: string | null, next = '') {
    const back = await chooseAccount(await leaveFor(provider, next), account);
    return locationOf(await open(pathOf(back)));
  }
}

export function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

function locationOf(response: Response): string {
  const location = response.headers.get('Location');
  if (location === null) throw new Error(`no redirect but ${response.status}`);
  return location;
}

function keep(cookies: Map<string, string>, response: Response): void {
  for (const set of response.headers.getSetCookie()) {
    const [pair = ''] = set.split(';');
    const at = pair.indexOf('=');
    const isGone = /max-age=0/i.test(set) || /expires=thu, 01 jan 1970/i.test(set);
    if (isGone) cookies.delete(pair.slice(0, at));
    else cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

function header(cookies: Map<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
