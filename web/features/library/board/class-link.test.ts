import { afterEach, expect, test, vi } from 'vitest';
import { type BoardStore, createBoardStore } from './board-store.ts';
import { type ClassLink, type ClassLinkStatus, createClassLink } from './class-link.ts';
import type { BoardView } from './class-messages.ts';

interface Side {
  board: BoardStore;
  link: ClassLink;
  page: number;
  view: BoardView;
  /** The zooms of the other window that were followed. */
  followed: number[];
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

test('zoom and place follow on either side, and a class view that opens later gets them', async () => {
  const id = newPair();
  const presenter = open('presenter', id, 1);
  presenter.view = { zoom: 140, x: 0.5, y: 1 };
  const classView = open('class', id, 1);
  await vi.waitFor(() => expect(classView.view).toEqual({ zoom: 140, x: 0.5, y: 1 }));

  move(presenter, { zoom: 200, x: 0.25, y: 0 });
  await vi.waitFor(() => expect(classView.view).toEqual({ zoom: 200, x: 0.25, y: 0 }));
  move(classView, { zoom: 200, x: 1, y: 1 });
  await vi.waitFor(() => expect(presenter.view).toEqual({ zoom: 200, x: 1, y: 1 }));
});

test('windows that are moved in the same moment end where the presenter is', async () => {
  const { presenter, classView } = await openPair();

  move(presenter, { zoom: 120, x: 0, y: 0 });
  move(classView, { zoom: 160, x: 1, y: 1 });

  // Each has followed the other, and they have changed places.
  await vi.waitFor(() => expect(presenter.view.zoom).toBe(160));
  await vi.waitFor(() => expect(classView.view.zoom).toBe(120));
  await vi.waitFor(() => expect(classView.view).toEqual(presenter.view));
  expect(presenter.view.zoom).toBe(160);
});

test('a zoom that no viewer has is ignored', async () => {
  const { presenter, classView } = await openPair();
  move(presenter, { zoom: 4000, x: 0, y: 0 });
  move(presenter, { zoom: 300, x: 0, y: 0 });
  await vi.waitFor(() => expect(classView.view.zoom).toBe(300));
  expect(classView.followed).not.toContain(4000);
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

test('a presenter that was loaded again continues where its class view is', async () => {
  const { presenter, classView, id } = await openPair();
  drawOn(presenter, 'a');
  move(presenter, { zoom: 140, x: 0, y: 1 });
  await vi.waitFor(() => expect(classView.view.zoom).toBe(140));
  await vi.waitFor(() => expect(classView.board.read().ink).toHaveProperty('1'));
  end(presenter);
  await vi.waitFor(() => expect(classView.statuses.at(-1)).toBe('alone'));
  classView.page = 3;

  const again = open('presenter', id, 2, { hasReturned: true });

  await vi.waitFor(() => expect(again.statuses).toEqual(['together']));
  await vi.waitFor(() => expect(classView.statuses.at(-1)).toBe('together'));
  expect(again.page).toBe(3);
  expect(again.view).toEqual({ zoom: 140, x: 0, y: 1 });
  expect(again.board.read().ink['1']?.strokes.map(({ id: drawn }) => drawn)).toEqual(['a']);
  expect(classView.page).toBe(3);
});

test.each([
  ['a class view without a presenter', 'class'],
  ['a presenter that was loaded again without a class view', 'presenter'],
] as const)('%s says so after a while', (_what, role) => {
  vi.useFakeTimers();
  const side = open(role, newPair(), 1, { hasReturned: role === 'presenter' });
  vi.advanceTimersByTime(2999);
  expect(side.statuses).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(side.statuses).toEqual(['alone']);
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

async function openPair(): Promise<{ id: string; presenter: Side; classView: Side }> {
  const id = newPair();
  const presenter = open('presenter', id, 1);
  const classView = open('class', id, 1);
  await vi.waitFor(() => expect(classView.statuses).toEqual(['together']));
  return { id, presenter, classView };
}

function newPair(): string {
  pairs += 1;
  return `pair-${pairs}`;
}

function open(
  role: 'presenter' | 'class',
  id: string,
  page: number,
  { hasReturned = false } = {},
): Side {
  const board = createBoardStore();
  const statuses: ClassLinkStatus[] = [];
  const link = createClassLink({
    id,
    role,
    hasReturned,
    board,
    page: () => side.page,
    goTo: (to) => {
      side.page = to;
    },
    view: () => side.view,
    showView: (view) => {
      side.followed.push(view.zoom);
      side.view = view;
    },
    onStatus: (status) => statuses.push(status),
  });
  const side: Side = {
    board,
    link,
    page,
    view: { zoom: 100, x: 0.5, y: 0 },
    followed: [],
    statuses,
  };
  links.push(link);
  return side;
}

function move(side: Side, view: BoardView): void {
  side.view = view;
  side.link.sendView(view);
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
