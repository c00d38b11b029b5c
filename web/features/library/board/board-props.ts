import type { RefObject } from 'react';
import type { OpenDocument } from '../pdf-viewer/open-document.ts';
import type { ClassPair } from './class-window.ts';

/** How the viewer asks the board first. */
export interface BoardHandle {
  /** Returns whether the key was one of the board's. */
  press: (event: KeyboardEvent) => boolean;
  /** Returns whether another window decides about the page. */
  turn: (page: number) => boolean;
}

/** What the board needs from the viewer of a resource. */
export interface BoardProps {
  handle: RefObject<BoardHandle | null>;
  opened: OpenDocument;
  page: number;
  /** The element that scrolls the page. */
  stage: RefObject<HTMLElement | null>;
  zoom: number;
  isPresenting: boolean;
  /** The windows that are kept in step, when presenting with notes. */
  pair: ClassPair | undefined;
  slots: BoardSlots;
  /** Turns to a page, as a key would. */
  onTurn: (page: number) => void;
  /** Shows a page in this window. */
  onShow: (page: number) => void;
  /** Zooms in this window. */
  onZoom: (zoom: number) => void;
  /** Opens the class view again. */
  onReopen: () => void;
}

/** Elements of the viewer that the board renders into. */
interface BoardSlots {
  /** As large as the page, and over it. */
  layer: HTMLElement | null;
  /** As large as the part of the window that shows the page, and over it. */
  cover: HTMLElement | null;
  /** Beside the controls of the page. */
  tools: HTMLElement | null;
  /** Beside the page, while presenting with notes. */
  notes: HTMLElement | null;
}
