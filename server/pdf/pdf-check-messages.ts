/** The messages between the PDF checker and the program that reads PDFs. */
export type CheckMessage = CheckRequest | ReadAnswer;

export interface CheckRequest {
  kind: 'check';
  size: number;
  mostPages: number;
}

interface ReadAnswer {
  kind: 'bytes';
  read: number;
  /** Undefined when the file could not be read. */
  bytes: Uint8Array | undefined;
}

export type ReaderMessage = ReadRequest | Progress | CheckOutcome;

/** A step has ended: the document was opened, its first page drawn, or another page read. */
interface Progress {
  kind: 'progress';
  step: 'opened' | 'drawn' | 'page';
}

interface ReadRequest {
  kind: 'read';
  read: number;
  begin: number;
  end: number;
}

export type CheckOutcome =
  | { kind: 'sound'; pages: number; picture: Uint8Array }
  | { kind: 'refused'; reason: RefusalReason };

export type RefusalReason =
  | 'damaged'
  | 'locked'
  | 'too-many-pages'
  | 'too-demanding'
  | 'unreadable';
