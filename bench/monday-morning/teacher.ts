import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLink, getTree } from '#contract/library.ts';
import { requestCode, signInWithCode } from '#contract/session.ts';

export const STEPS = [
  'ask for a code',
  'code arrives',
  'sign in',
  'tree',
  'link',
  'open the deck',
  'turn a page',
] as const;
type Step = (typeof STEPS)[number];

export interface Morning {
  /** How long each took, in milliseconds. */
  took: Record<Step, number[]>;
  /** Every answer by its status; 0 where there was none. */
  statuses: Map<number, number>;
  /** Why teachers went home before the last page, and how many did. */
  gaveUp: Map<string, number>;
}

interface School {
  url: string;
  codeFor: (email: string) => Promise<string>;
  decks: string[];
}

interface Answer {
  status: number;
  cookie: string;
  body: Buffer;
}

const PAGES = 10;
const LOOK_AT_A_PAGE_MS = 500;
const PART_BYTES = 64 * 1024;
const ANSWER_WITHIN_MS = 60_000;

export function newMorning(): Morning {
  const took: Morning['took'] = {
    'ask for a code': [],
    'code arrives': [],
    'sign in': [],
    tree: [],
    link: [],
    'open the deck': [],
    'turn a page': [],
  };
  return { took, statuses: new Map(), gaveUp: new Map() };
}

/** One teacher with a browser of their own: signs in, looks at the library, opens a deck and turns pages. */
export async function teach(
  { url, codeFor, decks }: School,
  number: number,
  { took, statuses, gaveUp }: Morning,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const email = `teacher-${number}@orchard.example`;
  const headers: Record<string, string> = { 'accept-encoding': 'gzip' };
  try {
    await post('ask for a code', requestCode.path, { email });
    const code = await timed('code arrives', () => codeFor(email));
    const { cookie } = await post('sign in', signInWithCode.path, { email, code });
    headers['cookie'] = cookie;
    await timed('tree', () => ask('GET', getTree.path));
    const path = decks[number % decks.length];
    const wanted = { bucket: 'learning', path, purpose: 'view' };
    const answer = await post('link', createLink.path, wanted);
    const link = createLink.output.parse(JSON.parse(answer.body.toString())).url;
    await timed('open the deck', () => ask('GET', link, rangeOf(0)));
    for (let page = 1; page <= PAGES; page += 1) {
      await sleep(LOOK_AT_A_PAGE_MS);
      await timed('turn a page', () => ask('GET', link, rangeOf(page)));
    }
  } catch (error) {
    count(gaveUp, error instanceof Error ? error.message : String(error));
  } finally {
    agent.destroy();
  }

  async function timed<Result>(step: Step, work: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    const result = await work();
    took[step].push(performance.now() - began);
    return result;
  }

  function post(step: Step, to: string, body: object): Promise<Answer> {
    const json = { 'content-type': 'application/json' };
    return timed(step, () => ask('POST', to, json, JSON.stringify(body)));
  }

  async function ask(method: string, to: string, more = {}, body?: string): Promise<Answer> {
    const answer = await send(method, to, more, body).catch(() => undefined);
    const status = answer?.status ?? 0;
    count(statuses, status);
    if (!answer) throw new Error(`${pathOf(to)} gave no answer`);
    if (!isExpected(status)) throw new Error(`${pathOf(to)} answered ${status}`);
    return answer;
  }

  function send(method: string, to: string, more: object, body?: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
      const options = { method, agent, signal, headers: { ...headers, ...more } };
      const sent = request(url + to, options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const cookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
          resolve({ status: response.statusCode ?? 0, cookie, body: Buffer.concat(chunks) });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }
}

/** Nothing that a teacher asks for here may be refused, and nothing is elsewhere. */
export function isExpected(status: number): boolean {
  return status >= 200 && status <= 299;
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Without what is different for every teacher. */
function pathOf(link: string): string {
  return link.split('?')[0] ?? '';
}

function rangeOf(page: number): { range: string } {
  const start = page * PART_BYTES;
  return { range: `bytes=${start}-${start + PART_BYTES - 1}` };
}
