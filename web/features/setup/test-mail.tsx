import { sendTestMail } from '#contract/setup.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { setupCopy } from '../../copy/setup.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { useSession } from '../session/index.ts';

const copy = setupCopy;

/** Sends a test message; only its reader can say whether it arrived. */
export function TestMail({ onArrived }: { onArrived: () => void }) {
  const email = useSession()?.email ?? '';
  const sending = useSendOnce({
    mutationFn: () => call(sendTestMail, {}),
    onError: (error) => showToast('error', copy.failed(errorText(error))),
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <output className="text-small wrap-anywhere empty:-mr-3">
        {sending.isSuccess && copy.sent(email)}
      </output>
      <Button
        variant="quiet"
        busy={sending.isPending}
        busyText={copy.sending}
        onClick={() => sending.mutate()}
      >
        {copy.sendMail}
      </Button>
      {sending.isSuccess && <Button onClick={onArrived}>{copy.mailArrived}</Button>}
    </div>
  );
}
