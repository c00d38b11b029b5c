import type { BoardStore } from './board-store.ts';
import { type ClassMessage, readClassMessage } from './class-messages.ts';

type ClassRole = 'presenter' | 'class';

/** `alone`: the other window was closed, or there is none. */
export type ClassLinkStatus = 'waiting' | 'together' | 'alone';

/** A presenter that is there answers within a few milliseconds. */
const ANSWER_WITHIN_MS = 3000;

interface ClassLinkSettings {
  id: string;
  role: ClassRole;
  board: BoardStore;
  page: () => number;
  goTo: (page: number) => void;
  onStatus: (status: ClassLinkStatus) => void;
}

export interface ClassLink {
  /** Asks the presenter to turn the page. Returns false where this window turns it by itself. */
  askForPage: (page: number) => boolean;
  /** Tells the class view which page the presenter shows. */
  sendPage: (page: number) => void;
  /** Called when the other window is closed, also if that window could not send a message. */
  markAlone: () => void;
  end: () => void;
}

/** Keeps the presenter window and its class view in step. */
export function createClassLink(settings: ClassLinkSettings): ClassLink {
  const { id, role, board, page, goTo, onStatus } = settings;
  const channel = new BroadcastChannel(`class-view:${id}`);
  let status: ClassLinkStatus = 'waiting';
  const answerTimer = setTimeout(() => {
    if (role === 'class' && status === 'waiting') setStatus('alone');
  }, ANSWER_WITHIN_MS);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readClassMessage(data);
    if (message) receive(message);
  });
  const stopIntercepting = board.intercept((action) => {
    if (role === 'presenter') send({ type: 'action', action });
    const isAsked = role === 'class' && status === 'together';
    if (isAsked) send({ type: 'ask-action', action });
    return isAsked;
  });
  const sayBye = () => send({ type: 'bye' });
  window.addEventListener('pagehide', sayBye);
  if (role === 'class') send({ type: 'hello' });
  return { askForPage, sendPage, markAlone, end };

  function receive(message: ClassMessage): void {
    if (message.type === 'bye') markAlone();
    else if (role === 'presenter') receiveAsPresenter(message);
    else receiveAsClass(message);
  }

  function receiveAsPresenter(message: ClassMessage): void {
    if (message.type === 'hello') {
      setStatus('together');
      send({ type: 'welcome', state: board.read(), page: page() });
    }
    if (message.type === 'ask-action') board.act(message.action);
    if (message.type === 'ask-page') goTo(message.page);
  }

  function receiveAsClass(message: ClassMessage): void {
    if (message.type === 'welcome') {
      setStatus('together');
      board.replace(message.state);
      goTo(message.page);
    }
    if (message.type === 'action') board.apply(message.action);
    if (message.type === 'page') goTo(message.page);
  }

  function askForPage(wanted: number): boolean {
    if (role === 'presenter' || status !== 'together') return false;
    send({ type: 'ask-page', page: wanted });
    return true;
  }

  function sendPage(shown: number): void {
    if (role === 'presenter') send({ type: 'page', page: shown });
  }

  function markAlone(): void {
    if (status === 'alone') return;
    setStatus('alone');
    // A stroke or a pointer of the other window would stay for ever.
    for (const stroke of Object.keys(board.read().unfinished)) {
      board.apply({ type: 'end-stroke', id: stroke });
    }
    board.apply({ type: 'set-laser', laser: null });
  }

  function setStatus(changed: ClassLinkStatus): void {
    status = changed;
    onStatus(changed);
  }

  function send(message: ClassMessage): void {
    // oxlint-disable-next-line require-post-message-target-origin -- a channel never leaves its origin
    channel.postMessage(message);
  }

  function end(): void {
    sayBye();
    clearTimeout(answerTimer);
    window.removeEventListener('pagehide', sayBye);
    stopIntercepting();
    channel.close();
  }
}
