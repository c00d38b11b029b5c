import { useState } from 'react';
import { coverLast, linesOf, revealNext } from './blind.ts';
import { type BoardCommand, commandFor } from './board-keys.ts';
import type { BoardProps } from './board-props.ts';
import { inkOf } from './board-state.ts';
import type { BoardStore } from './board-store.ts';
import type { BoardState } from './class-messages.ts';
import { moveInGrid } from './page-grid.tsx';
import { newId } from './new-id.ts';
import { chooseTool, nextColour, type Palette } from './palette.ts';
import { startOrPause, timerOf } from './timer.ts';
import { pageFrom, typePage } from './typed-page.ts';

const START_MINUTES = 5;
const NO_TOOL: Palette = { tool: undefined, colour: 'red' };

type Panel = 'pages' | 'keys';

interface Commanded extends Pick<BoardProps, 'opened' | 'page' | 'isPresenting' | 'onTurn'> {
  board: BoardStore;
}

/** What this window shows and uses of the tools, and what keys and buttons do. */
export function useBoardCommands({ board, opened, page, isPresenting, onTurn }: Commanded) {
  const [palette, setPalette] = useState(NO_TOOL);
  const [panel, setPanel] = useState<Panel>();
  const [typed, setTyped] = useState('');
  const [wasPresenting, setWasPresenting] = useState(isPresenting);
  if (wasPresenting !== isPresenting) {
    setWasPresenting(isPresenting);
    setPalette((now) => ({ ...now, tool: undefined }));
    setPanel(undefined);
    setTyped('');
  }
  const closePanel = () => setPanel(undefined);
  return { palette, panel, typed, setPalette, setBlank, run, press, closePanel };

  function run(command: BoardCommand): void {
    const { blind, blank, timer } = board.read();
    switch (command) {
      case 'pen':
      case 'highlighter':
      case 'eraser':
      case 'laser':
        return setPalette((now) => chooseTool(now, command));
      case 'colour':
        return setPalette(nextColour);
      case 'undo':
        return board.act({ type: 'undo', page });
      case 'clear':
        return clear();
      case 'blind':
        return board.act({ type: 'set-blind', blind: blind === null ? 0 : null });
      case 'blind-down':
        return board.act({ type: 'set-blind', blind: revealNext(blind ?? 0, lines()) });
      case 'blind-up':
        return board.act({ type: 'set-blind', blind: coverLast(blind ?? 0, lines()) });
      case 'timer':
        return board.act({ type: 'set-timer', timer: timer ? null : timerOf(START_MINUTES) });
      case 'run-timer':
        return board.act({
          type: 'set-timer',
          timer: startOrPause(timer ?? timerOf(START_MINUTES), Date.now()),
        });
      case 'black':
      case 'white':
        return setBlank(blank === command ? null : command);
      case 'pages':
      case 'keys':
        return setPanel((now) => (now === command ? undefined : command));
    }
  }

  function press(event: KeyboardEvent): boolean {
    if (!isPresenting || event.target instanceof HTMLInputElement) return false;
    if (event.key === 'Escape') return closeTop();
    if (panel === 'pages' && moveInGrid(document.body, event.key)) return true;
    if (typeNumber(event)) return true;
    const command = commandFor(event, { isBlindDown: board.read().blind !== null });
    if (command) run(command);
    return command !== undefined;
  }

  function typeNumber({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || altKey) return false;
    const isJump = key === 'Enter' && typed !== '';
    const longer = typePage(typed, key);
    if (isJump) onTurn(pageFrom(typed, opened.pages.length));
    setTyped(longer ?? '');
    return isJump || longer !== undefined;
  }

  /** What Escape closes before it leaves full screen. */
  function closeTop(): boolean {
    const hasTop = typed !== '' || panel !== undefined;
    setTyped('');
    setPanel(undefined);
    return hasTop;
  }

  function lines(): number[] {
    const facts = opened.pages[page - 1];
    return facts ? linesOf(facts) : [];
  }

  function clear(): void {
    const ids = inkOf(board.read(), page).strokes.map(({ id }) => id);
    board.act({ type: 'erase', page, ids, gesture: newId() });
  }

  function setBlank(blank: BoardState['blank']): void {
    if (board.read().blank !== blank) board.act({ type: 'set-blank', blank });
  }
}
