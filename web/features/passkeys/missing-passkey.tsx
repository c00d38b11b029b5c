import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../api/error-text.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { passkeysCopy } from '../../copy/passkeys.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { publishSession } from '../session/index.ts';
import { isCancelled } from './passkey-support.ts';
import { passkeysQuery } from './passkeys-query.ts';
import { signInByPasskey } from './sign-in-by-passkey.ts';

const { notice, failed } = passkeysCopy;

/** Closed pages, and how to open them: with a passkey where there is one, else by adding the first. */
export function MissingPasskey() {
  const queryClient = useQueryClient();
  const { data, isError } = useQuery(passkeysQuery);
  const hasPasskey = data && data.passkeys.length > 0;
  const asking = useSendOnce({
    mutationFn: () => signInByPasskey({ autofill: false }),
    onSuccess: (session) => publishSession(queryClient, session),
    onError: (error) => {
      if (!isCancelled(error)) showToast('error', failed(errorText(error)));
    },
  });
  return (
    <section
      aria-label={notice.label}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-honey-deep bg-honey-wash px-4 py-3 print:hidden"
    >
      <p>{notice.text}</p>
      {(hasPasskey || isError) && (
        <Button busy={asking.isPending} busyText={notice.using} onClick={() => asking.mutate()}>
          {notice.use}
        </Button>
      )}
      {(hasPasskey === false || isError) && (
        <LinkButton to={paths.passkeys()}>{notice.first}</LinkButton>
      )}
    </section>
  );
}
