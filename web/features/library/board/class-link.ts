import type { BoardStore } from './board-store.ts';
import {
  type BoardView,
  type ClassMessage,
  type Lesson,
  readClassMessage,
} from './class-messages.ts';

type ClassRole = 'presenter' | 'class';

/** `alone`: the other window was closed, or there is none. */
export type ClassLinkStatus = 'waiting' | 'together' | 'alone';

/** A window that is there answers within a few milliseconds. */
const ANSWER_WITHIN_MS = 3000;
/** After the last movement of a finger on the board. */
const SETTLED_AFTER_MS = 300;

interface ClassLinkSettings {
  id: string;
  role: ClassRole;
  /** The presenter window was loaded again; its class view knows where the lesson is. */
  hasReturned: boolean;
  board: BoardStore;
  page: () => number;
  goTo: (page: number) => void;
  view: () => BoardView;
  showView: (view: BoardView) => void;
  onStatus: (status: ClassLinkStatus) => void;
}

export interface ClassLink {
  /** Asks the presenter to turn the page. Returns false where this window turns it by itself. */
  askForPage: (page: number) => boolean;
  /** Tells the class view which page the presenter shows. */
  sendPage: (page: number) => void;
  /** Tells the other window how this one was zoomed or scrolled. */
  sendView: (view: BoardView) => void;
  /** Called when the other window is closed, also if that window could not send a message. */
  markAlone: () => void;
  end: () => void;
}

/** Keeps the presenter window and its class view in step. */
export function createClassLink(settings: ClassLinkSettings): ClassLink {
  const { id, role, board, page, goTo, view, showView, onStatus } = settings;
  const channel = new BroadcastChannel(`class-view:${id}`);
  let status: ClassLinkStatus = 'waiting';
  let isAskingForLesson = settings.hasReturned;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const answerTimer = setTimeout(() => {
    const isExpected = role === 'class' || settings.hasReturned;
    if (isExpected && status === 'waiting') setStatus('alone');
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
  else if (isAskingForLesson) send({ type: 'returned' });
  return { askForPage, sendPage, sendView, markAlone, end };

  function receive(message: ClassMessage): void {
    if (message.type === 'bye') markAlone();
    else if (role === 'presenter') receiveAsPresenter(message);
    else receiveAsClass(message);
  }

  function receiveAsPresenter(message: ClassMessage): void {
    if (message.type === 'hello') {
      const returned = isAskingForLesson ? message.lesson : undefined;
      isAskingForLesson = false;
      if (returned) continueLesson(returned);
      setStatus('together');
      // Not `lesson()` after a return, because this window shows that page and zoom only a moment later.
      send({ type: 'welcome', ...(returned ?? lesson()) });
    }
    if (message.type === 'ask-action') board.act(message.action);
    if (message.type === 'ask-page') goTo(message.page);
    if (message.type === 'view') {
      showView(message.view);
      // If both windows were moved in the same moment, they now agree on this one.
      clearTimeout(settling);
      settling = setTimeout(() => sendView(view()), SETTLED_AFTER_MS);
    }
  }

  function receiveAsClass(message: ClassMessage): void {
    if (message.type === 'welcome') {
      setStatus('together');
      continueLesson(message);
    }
    if (message.type === 'returned') send({ type: 'hello', lesson: lesson() });
    if (message.type === 'view') showView(message.view);
    if (message.type === 'action') board.apply(message.action);
    if (message.type === 'page') goTo(message.page);
  }

  function lesson(): Lesson {
    return { state: board.read(), page: page(), view: view() };
  }

  function continueLesson(from: Lesson): void {
    board.replace(from.state);
    goTo(from.page);
    if (from.view) showView(from.view);
  }

  function askForPage(wanted: number): boolean {
    if (role === 'presenter' || status !== 'together') return false;
    send({ type: 'ask-page', page: wanted });
    return true;
  }

  function sendPage(shown: number): void {
    if (role === 'presenter') send({ type: 'page', page: shown });
  }

  function sendView(shown: BoardView): void {
    if (status === 'together') send({ type: 'view', view: shown });
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
    clearTimeout(settling);
    window.removeEventListener('pagehide', sayBye);
    stopIntercepting();
    channel.close();
  }
}
