import { useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';

/** A mutation that is not sent again while it is under way, however often its button is pressed. */
export function useSendOnce<Answer, Input = void, Context = unknown>(
  options: Omit<UseMutationOptions<Answer, Error, Input, Context>, 'mutationKey'>,
) {
  const queryClient = useQueryClient();
  const mutationKey = [useId()];
  const sending = useMutation({ ...options, mutationKey });
  const mutate: typeof sending.mutate = (...given) => {
    // Asked of the client, because a second press may come before this is rendered again.
    if (queryClient.isMutating({ mutationKey }) === 0) sending.mutate(...given);
  };
  return { ...sending, mutate };
}
