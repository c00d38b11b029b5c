/** What the check of PDFs and the program that reads them say to each other. */
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

export type ReaderMessage = ReadRequest | CheckOutcome;

interface ReadRequest {
  kind: 'read';
  read: number;
  begin: number;
  end: number;
}

export type CheckOutcome =
  | { kind: 'sound'; pages: number; picture: Uint8Array }
  | { kind: 'refused'; reason: 'damaged' | 'locked' | 'too-many-pages' | 'unreadable' };
