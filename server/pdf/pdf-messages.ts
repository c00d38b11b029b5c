import type { PageFacts } from '#contract/page-pictures.ts';

/** The messages between the product and the program that reads PDFs. */
export type ToReader = PdfRequest | ReadAnswer;

export type PdfRequest = CheckRequest | DrawRequest | FactsRequest | MarkRequest | JoinRequest;

export interface CheckRequest {
  kind: 'check';
  size: number;
  mostPages: number;
  /** False where only the texts are wanted. */
  draws: boolean;
  /** The first page whose text is wanted, counted from 0. */
  firstPage: number;
  /** The most text that is wanted. */
  mostCharacters: number;
  /** After this much work no further page is read. */
  enoughMs: number;
}

interface Source {
  /** The name of the file in the store. The reader keeps the last document open. */
  source: string;
  size: number;
}

export interface DrawRequest extends Source {
  kind: 'draw';
  page: number;
  width: number;
}

export interface FactsRequest extends Source {
  kind: 'facts';
  /** The first page that is wanted, counted from 0. */
  firstPage: number;
  /** The most text that is wanted; pages after that have none. */
  mostCharacters: number;
  /** After this much work the other pages are left for later. */
  enoughMs: number;
}

export interface ReadPageFacts extends PageFacts {
  /** The notes and the text of the page are left for later. */
  isUnread?: true;
}

export interface MarkRequest {
  kind: 'mark';
  /** The hash of the picture. The reader keeps the last pictures unpacked. */
  source: string;
  picture: Uint8Array;
  lines: readonly string[];
}

export interface JoinRequest {
  kind: 'join';
  /** The sizes of the files, which are read as if they were one file in this order. */
  sizes: number[];
}

interface ReadAnswer {
  kind: 'bytes';
  read: number;
  /** Undefined when the file could not be read. */
  bytes: Uint8Array | undefined;
}

export type FromReader = ReadRequest | Progress | PdfOutcome;

/** The work has begun, or a step of it has ended: the document was opened, a page drawn, or another page read. */
interface Progress {
  kind: 'progress';
  step: Step;
}

export type Step = 'begun' | 'opened' | 'drawn' | 'page';

export interface ReadRequest {
  kind: 'read';
  read: number;
  begin: number;
  end: number;
}

export type PdfOutcome =
  /** `texts` ends before the last page where reading all pages at once would take too long. */
  | { kind: 'sound'; pages: number; picture: Uint8Array; texts: string[] }
  | { kind: 'picture'; picture: Uint8Array }
  | { kind: 'facts'; pages: ReadPageFacts[] }
  | { kind: 'joined'; pdf: Uint8Array }
  | Refused;

interface Refused {
  kind: 'refused';
  reason: RefusalReason;
  /** Which of several files it was, counted from 0. */
  file?: number;
}

export type RefusalReason =
  | 'damaged'
  | 'locked'
  | 'too-many-pages'
  | 'too-demanding'
  | 'unreadable'
  | 'no-such-page';
