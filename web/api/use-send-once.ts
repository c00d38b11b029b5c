import {
  hashKey,
  type Mutation,
  useMutation,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { useId } from 'react';

interface How {
  /** What one button sends does not hold up another's: only the same input waits for itself. */
  forEachInput?: boolean;
}

/** A mutation that is not sent again while it is under way, however often its button is pressed. */
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
    // Asked of the client, because a second press may come before this is rendered again.
    const alike = queryClient.isMutating({ mutationKey, predicate: isAlike });
    if (alike === 0) sending.mutate(...given);
  };
  return { ...sending, mutate };
}
