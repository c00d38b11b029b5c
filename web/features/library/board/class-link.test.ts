import { afterEach, expect, test, vi } from 'vitest';
import { type BoardStore, createBoardStore } from './board-store.ts';
import { type ClassLink, type ClassLinkStatus, createClassLink } from './class-link.ts';

interface Side {
  board: BoardStore;
  link: ClassLink;
  page: number;
  statuses: ClassLinkStatus[];
}

const links: ClassLink[] = [];
let pairs = 0;

afterEach(() => {
  for (const link of links.splice(0)) link.end();
});

test('a class view that opens later gets page, ink and blind of the presenter', async () => {
  const id = newPair();
  const presenter = open('presenter', id, 4);
  drawOn(presenter, 'a');
  presenter.board.act({ type: 'set-blind', blind: 0.5 });

  const classView = open('class', id, 1);

  await vi.waitFor(() => expect(classView.page).toBe(4));
  expect(classView.board.read()).toEqual(presenter.board.read());
  expect(classView.statuses).toEqual(['together']);
  expect(presenter.statuses).toEqual(['together']);
});

test('both follow what is drawn, covered and turned on either side', async () => {
  const { presenter, classView } = await openPair();

  drawOn(presenter, 'a');
  drawOn(classView, 'b');
  classView.board.act({ type: 'set-blank', blank: 'white' });
  presenter.board.act({ type: 'set-laser', laser: { x: 0.1, y: 0.2 } });

  await vi.waitFor(() => expect(presenter.board.read().blank).toBe('white'));
  await vi.waitFor(() => expect(classView.board.read()).toEqual(presenter.board.read()));
  const drawn = presenter.board.read().ink['1']?.strokes.map(({ id }) => id);
  expect(drawn).toEqual(['a', 'b']);

  expect(classView.link.askForPage(7)).toBe(true);
  await vi.waitFor(() => expect(presenter.page).toBe(7));
  presenter.link.sendPage(7);
  await vi.waitFor(() => expect(classView.page).toBe(7));
});

test('when the presenter closes, the class view goes on by itself', async () => {
  const { presenter, classView } = await openPair();
  presenter.board.act({ type: 'set-laser', laser: { x: 0.1, y: 0.2 } });
  presenter.board.act({ type: 'begin-stroke', stroke: { ...stroke('a'), page: 1 } });
  await vi.waitFor(() => expect(classView.board.read().unfinished).toHaveProperty('a'));

  end(presenter);

  await vi.waitFor(() => expect(classView.statuses.at(-1)).toBe('alone'));
  expect(classView.board.read()).toMatchObject({ laser: null, unfinished: {} });
  expect(classView.link.askForPage(2)).toBe(false);
  drawOn(classView, 'b');
  expect(classView.board.read().ink['1']?.strokes).toHaveLength(2);
});

test('when the class view closes, the presenter is told, and again when it is back', async () => {
  const id = newPair();
  const presenter = open('presenter', id, 1);
  const first = open('class', id, 1);
  await vi.waitFor(() => expect(presenter.statuses).toEqual(['together']));
  end(first);
  await vi.waitFor(() => expect(presenter.statuses).toEqual(['together', 'alone']));

  open('class', id, 1);

  await vi.waitFor(() => expect(presenter.statuses.at(-1)).toBe('together'));
});

test('a class view without a presenter says so after a while', () => {
  vi.useFakeTimers();
  const classView = open('class', newPair(), 1);
  vi.advanceTimersByTime(2999);
  expect(classView.statuses).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(classView.statuses).toEqual(['alone']);
  vi.useRealTimers();
});

test('messages of another pair, or that nobody understands, change nothing', async () => {
  const { presenter, classView } = await openPair();
  const other = open('presenter', newPair(), 1);
  drawOn(other, 'x');
  const stranger = new BroadcastChannel(`class-view:pair-${pairs - 1}`);
  // oxlint-disable-next-line require-post-message-target-origin -- a channel never leaves its origin
  stranger.postMessage({ type: 'page', page: 'seven' });
  // oxlint-disable-next-line require-post-message-target-origin -- a channel never leaves its origin
  stranger.postMessage({ type: 'action', action: { type: 'set-blind', blind: 'all' } });
  drawOn(presenter, 'a');

  await vi.waitFor(() => expect(classView.board.read().ink['1']?.strokes).toHaveLength(1));
  expect(classView.board.read()).toEqual(presenter.board.read());
  expect(classView.page).toBe(1);
  stranger.close();
});

async function openPair(): Promise<{ presenter: Side; classView: Side }> {
  const id = newPair();
  const presenter = open('presenter', id, 1);
  const classView = open('class', id, 1);
  await vi.waitFor(() => expect(classView.statuses).toEqual(['together']));
  return { presenter, classView };
}

function newPair(): string {
  pairs += 1;
  return `pair-${pairs}`;
}

function open(role: 'presenter' | 'class', id: string, page: number): Side {
  const board = createBoardStore();
  const statuses: ClassLinkStatus[] = [];
  const link = createClassLink({
    id,
    role,
    board,
    page: () => side.page,
    goTo: (to) => {
      side.page = to;
    },
    onStatus: (status) => statuses.push(status),
  });
  const side: Side = { board, link, page, statuses };
  links.push(link);
  return side;
}

function end({ link }: Side): void {
  links.splice(links.indexOf(link), 1);
  link.end();
}

function drawOn({ board }: Side, id: string): void {
  board.act({ type: 'begin-stroke', stroke: { ...stroke(id), page: 1 } });
  board.act({ type: 'extend-stroke', id, points: [0.2, 0.2] });
  board.act({ type: 'end-stroke', id });
}

function stroke(id: string) {
  return { id, tool: 'pen', colour: 'red', points: [0.1, 0.1] } as const;
}
