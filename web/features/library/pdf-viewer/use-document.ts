import { useEffect, useState } from 'react';
import type { Resource } from '../tree/resource.ts';
import { openDocument, type OpenDocument } from './open-document.ts';
import { takeFirstPage } from './early-document.ts';
import { OpenFailure } from './open-failure.ts';

type DocumentState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'open'; document: OpenDocument; interruption: unknown };

interface UsedDocument {
  state: DocumentState;
  /** Opens the document again, or requests the failed parts again. */
  tryAgain: () => void;
}

const LOADING: DocumentState = { status: 'loading' };

/** The document behind a resource, for as long as the viewer shows it. Another resource needs another viewer. */
export function useDocument(resource: Resource): UsedDocument {
  const [state, setState] = useState<DocumentState>(LOADING);
  const [wanted, setWanted] = useState(resource);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;

    async function open(): Promise<DocumentState> {
      const watch = { signal, onInterrupted };
      try {
        const document = await (takeFirstPage(wanted, watch) ?? openDocument(wanted, watch));
        return { status: 'open', document, interruption: undefined };
      } catch (error) {
        return { status: 'failed', error };
      }
    }

    function onInterrupted(interruption: unknown): void {
      if (signal.aborted) return;
      const hasChanged = interruption instanceof OpenFailure && interruption.reason === 'changed';
      if (!hasChanged) {
        return setState((now) => (now.status === 'open' ? { ...now, interruption } : now));
      }
      setState(LOADING);
      return setWanted({ ...wanted });
    }

    void open().then((opened) => !signal.aborted && setState(opened));
    return () => controller.abort();
  }, [wanted]);

  function tryAgain(): void {
    if (state.status === 'open') {
      setState({ ...state, interruption: undefined });
      return state.document.readAgain();
    }
    setState(LOADING);
    // A new object, so that the effect runs again.
    return setWanted({ ...wanted });
  }

  return { state, tryAgain };
}
