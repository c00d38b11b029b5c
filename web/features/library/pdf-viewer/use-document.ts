import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { OPENED_RESOURCE, type OpenedResource } from '../opened-resource.ts';
import { type Resource, sameResource } from '../tree/resource.ts';
import { findOpenedAhead, takeAhead } from './document-ahead.ts';
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
    const show = (next: DocumentState) =>
      setState((now) => (isSameDocument(now, next) ? now : next));
    void open(queryClient, wanted, signal).then((next) => !signal.aborted && show(next));
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
  queryClient: QueryClient,
  resource: Resource,
  signal: AbortSignal,
): Promise<DocumentState> {
  const { url: link, page = pageIn(location.search) } = takeOpened(queryClient, resource) ?? {};
  try {
    const opening = takeAhead(resource, signal) ?? openDocument(resource, { link, page, signal });
    return { status: 'open', document: await opening, interruption: undefined };
  } catch (error) {
    return { status: 'failed', error };
  }
}

/** What came with the page, used once: its link expires. */
function takeOpened(queryClient: QueryClient, resource: Resource): OpenedResource | undefined {
  const opened = queryClient.getQueryData<OpenedResource>(OPENED_RESOURCE);
  if (!opened || !sameResource(opened.resource, resource)) return undefined;
  queryClient.removeQueries({ queryKey: OPENED_RESOURCE });
  return opened;
}
