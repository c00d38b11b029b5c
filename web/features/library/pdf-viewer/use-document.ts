import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { OPENED_RESOURCE, type OpenedResource } from '../opened-resource.ts';
import { type Resource, sameResource } from '../tree/resource.ts';
import { findOpenedAhead, takeAhead } from './document-ahead.ts';
import { findFirstView } from './first-view.ts';
import { pageIn } from './page-address.ts';
import { openDocument, type OpenDocument } from './open-document.ts';
import { OpenFailure } from './open-failure.ts';

type DocumentState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'open'; document: OpenDocument; interruption: unknown };

interface UsedDocument {
  state: DocumentState;
  /** Opens the document again, or reads the page that failed again. */
  tryAgain: () => void;
  onInterrupted: (error: unknown) => void;
}

const LOADING: DocumentState = { status: 'loading' };

/** The document behind a resource, for as long as the viewer shows it. Another resource needs another viewer. */
export function useDocument(resource: Resource): UsedDocument {
  const queryClient = useQueryClient();
  const [state, setState] = useState<DocumentState>(() => openedAhead(resource));
  const [wanted, setWanted] = useState(resource);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const opened = takeOpened(queryClient, wanted);
    const show = (next: DocumentState) =>
      setState((now) => (isSameDocument(now, next) ? now : next));
    void open(wanted, opened, signal).then((next) => !signal.aborted && show(next));
    return () => controller.abort();
  }, [wanted, queryClient]);

  function onInterrupted(interruption: unknown): void {
    const hasChanged = interruption instanceof OpenFailure && interruption.reason === 'changed';
    if (hasChanged) reopen();
    else setState((now) => (now.status === 'open' ? { ...now, interruption } : now));
  }

  function tryAgain(): void {
    if (state.status === 'open') setState({ ...state, interruption: undefined });
    else reopen();
  }

  function reopen(): void {
    setState(LOADING);
    // A new object, so that the effect runs again.
    setWanted({ ...wanted });
  }

  return { state, tryAgain, onInterrupted };
}

function openedAhead(resource: Resource): DocumentState {
  const document = findOpenedAhead(resource);
  return document ? { status: 'open', document, interruption: undefined } : LOADING;
}

function isSameDocument(now: DocumentState, next: DocumentState): boolean {
  return now.status === 'open' && next.status === 'open' && now.document === next.document;
}

async function open(
  resource: Resource,
  opened: OpenedResource | undefined,
  signal: AbortSignal,
): Promise<DocumentState> {
  try {
    const document = await (takeAhead(resource, signal) ?? openNew(resource, opened, signal));
    return { status: 'open', document, interruption: undefined };
  } catch (error) {
    return { status: 'failed', error };
  }
}

function openNew(
  resource: Resource,
  opened: OpenedResource | undefined,
  signal: AbortSignal,
): Promise<OpenDocument> {
  const first = findFirstView(opened?.page ?? pageIn(location.search));
  return openDocument(resource, { link: opened?.url, first, signal });
}

/** What came with the page, used once: its link expires. */
function takeOpened(queryClient: QueryClient, resource: Resource): OpenedResource | undefined {
  const opened = queryClient.getQueryData<OpenedResource>(OPENED_RESOURCE);
  if (!opened || !sameResource(opened.resource, resource)) return undefined;
  queryClient.removeQueries({ queryKey: OPENED_RESOURCE });
  return opened;
}
