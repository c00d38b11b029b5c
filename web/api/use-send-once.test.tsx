import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { useSendOnce } from './use-send-once.ts';

test('a pending mutation is not sent again, and a finished one may be', async () => {
  const sent: string[] = [];
  let answer = (): void => {};
  const { result } = renderHook(
    () =>
      useSendOnce({
        mutationFn: (message: string) => {
          sent.push(message);
          return new Promise<void>((resolve) => (answer = resolve));
        },
      }),
    { wrapper: WithClient },
  );
  // Both before anything is rendered again, as a double click does.
  act(() => {
    result.current.mutate('one');
    result.current.mutate('one again');
  });
  await waitFor(() => expect(result.current.isPending).toBe(true));
  act(() => result.current.mutate('still one'));

  answer();
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  act(() => result.current.mutate('two'));
  await waitFor(() => expect(sent).toEqual(['one', 'two']));
});

test('with separate inputs, only a pending input is not sent again', async () => {
  const sent: object[] = [];
  const { result } = renderHook(
    () =>
      useSendOnce(
        {
          mutationFn: (resource: { name: string }) => {
            sent.push(resource);
            return new Promise<void>(() => {});
          },
        },
        { forEachInput: true },
      ),
    { wrapper: WithClient },
  );
  act(() => {
    result.current.mutate({ name: 'slides' });
    result.current.mutate({ name: 'worksheet' });
    result.current.mutate({ name: 'slides' });
  });
  await waitFor(() => expect(sent).toEqual([{ name: 'slides' }, { name: 'worksheet' }]));
});

const queryClient = createQueryClient();

function WithClient({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
