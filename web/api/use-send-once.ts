import {
  hashKey,
  type Mutation,
  useMutation,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { useId } from 'react';

interface How {
  /** Buttons with different inputs do not block each other; only the same input is not sent twice. */
  forEachInput?: boolean;
}

/** A mutation that is not sent again while it is pending, however often its button is pressed. */
export function useSendOnce<Answer, Input = void, Context = unknown>(
  options: Omit<UseMutationOptions<Answer, Error, Input, Context>, 'mutationKey'>,
  { forEachInput = false }: How = {},
) {
  const queryClient = useQueryClient();
  const mutationKey = [useId()];
  const sending = useMutation({ ...options, mutationKey });
  const mutate: typeof sending.mutate = (...given) => {
    const isAlike = ({ state }: Mutation) =>
      !forEachInput || hashKey([state.variables]) === hashKey([given[0]]);
    // Read from the client, because a second press may come before the next render.
    const alike = queryClient.isMutating({ mutationKey, predicate: isAlike });
    if (alike === 0) sending.mutate(...given);
  };
  return { ...sending, mutate };
}
