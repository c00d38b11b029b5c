import { type ReactElement, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { BlankScreen } from './blank-screen.tsx';
import { BlindCover } from './blind-cover.tsx';
import type { BoardProps } from './board-props.ts';
import { createBoardStore } from './board-store.ts';
import { BoardTools } from './board-tools.tsx';
import { ClassViewNotice } from './class-view-notice.tsx';
import { InkCanvas } from './ink-canvas.tsx';
import { InkLayer } from './ink-layer.tsx';
import { KeyList } from './key-list.tsx';
import { LaserDot } from './laser-dot.tsx';
import { PageGrid } from './page-grid.tsx';
import { choosePen } from './palette.ts';
import { PresenterNotes } from './presenter-notes.tsx';
import { TimerAnnouncer } from './timer-announcer.tsx';
import { TimerPanel } from './timer-panel.tsx';
import { TypedPage } from './typed-page-notice.tsx';
import { useBoardCommands } from './use-board-commands.ts';
import { useClassLink } from './use-class-link.ts';

/** The tools to teach with. Its ink lives as long as it is mounted, and is stored nowhere. */
export function Board(props: BoardProps) {
  const { handle, opened, page, stage, zoom, isPresenting, pair, slots, onTurn } = props;
  const [board] = useState(createBoardStore);
  const { status, askForPage } = useClassLink({
    pair,
    board,
    page,
    showPage: props.onShow,
    stage,
    zoom,
    showZoom: props.onZoom,
  });
  const isFollowing = pair?.role === 'class' && status === 'together';
  const commands = useBoardCommands({ ...props, board });
  const { palette, panel, typed } = commands;
  useImperativeHandle(handle, () => ({
    press: commands.press,
    turn: (wanted) => {
      commands.setBlank(null);
      return askForPage(wanted);
    },
  }));

  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    // The next page begins covered, too.
    const isBlindDown = board.read().blind !== null;
    if (isBlindDown && !isFollowing) board.act({ type: 'set-blind', blind: 0 });
  }, [board, page, isFollowing]);

  useEffect(() => {
    if (isPresenting) return;
    board.act({ type: 'set-blank', blank: null });
    board.act({ type: 'set-blind', blind: null });
    board.act({ type: 'set-timer', timer: null });
    // The tools have gone, and the focus with them if it was there.
    if (document.activeElement === document.body) stage.current?.focus({ preventScroll: true });
  }, [board, isPresenting, stage]);

  /** Beside its notes the presenter window keeps clock, next page and tools in view. */
  const cover = pair?.role === 'presenter' ? slots.cover : null;
  const overPage = (element: ReactElement) => (cover ? createPortal(element, cover) : element);

  return (
    <>
      {slots.layer &&
        createPortal(
          <>
            <InkCanvas board={board} page={page} />
            {isPresenting && palette.tool && (
              <InkLayer board={board} page={page} tool={palette.tool} colour={palette.colour} />
            )}
            <BlindCover board={board} />
            <LaserDot board={board} />
          </>,
          slots.layer,
        )}
      {isPresenting && (
        <>
          {slots.tools &&
            createPortal(
              <BoardTools
                board={board}
                page={page}
                palette={palette}
                openPanel={panel}
                onPen={(colour) => commands.setPalette((now) => choosePen(now, colour))}
                onCommand={commands.run}
              />,
              slots.tools,
            )}
          {pair?.role === 'presenter' &&
            slots.notes &&
            createPortal(<PresenterNotes {...props} status={status} />, slots.notes)}
          {pair?.role === 'class' && <ClassViewNotice status={status} page={page} />}
          <TimerAnnouncer board={board} />
          {overPage(<TimerPanel board={board} isOverPage={cover !== null} />)}
          {panel === 'keys' && <KeyList onClose={commands.closePanel} />}
          {panel === 'pages' && (
            <PageGrid
              opened={opened}
              page={page}
              onPick={(picked) => {
                commands.closePanel();
                stage.current?.focus({ preventScroll: true });
                onTurn(picked);
              }}
              onClose={commands.closePanel}
            />
          )}
          <TypedPage typed={typed} />
          {overPage(<BlankScreen board={board} isOnBoard={pair?.role === 'presenter'} />)}
        </>
      )}
    </>
  );
}
