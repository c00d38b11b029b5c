import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { getOwnData, keepOwnAccount } from '#contract/personal-data.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { ownDataCopy } from '../../copy/own-data.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/show-toast.ts';
import { AwaitLookup } from '../lookup/index.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { ownDeletionQuery, setOwnDeletion } from './own-deletion-query.ts';

const copy = ownDataCopy;

/** Download my data, Delete my account, Keep my account. */
export function OwnData() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="own-data" className="grid gap-5">
      <h2 id="own-data" ref={heading} tabIndex={-1} className="text-large">
        {copy.heading}
      </h2>
      <p className="text-ink-soft">
        {copy.explanation}{' '}
        <Link to={paths.privacy()} className="text-sky underline underline-offset-3">
          {copy.privacy}
        </Link>
      </p>
      <div>
        <DownloadLink />
      </div>
      <Deletion onChanged={() => heading.current?.focus()} />
    </section>
  );
}

/** A link, so that it works without script; with script an error is shown as a sentence. */
function DownloadLink() {
  const downloading = useSendOnce({
    mutationFn: () => call(getOwnData, {}),
    onSuccess: (data) => saveFile(copy.fileName, JSON.stringify(data, null, 2), 'application/json'),
    onError: (error) => showToast('error', copy.downloadFailed(errorText(error))),
  });
  return (
    <a
      href={getOwnData.path}
      download={copy.fileName}
      className={buttonStyle('quiet')}
      aria-busy={downloading.isPending || undefined}
      onClick={(event) => {
        event.preventDefault();
        downloading.mutate();
      }}
    >
      {downloading.isPending ? copy.downloading : copy.download}
    </a>
  );
}

function Deletion({ onChanged }: { onChanged: () => void }) {
  const lookup = useQuery(ownDeletionQuery);
  const { data } = lookup;
  const [asking, setAsking] = useState(false);
  if (!data) return <AwaitLookup lookup={lookup} />;
  if (data.refusedTo) return <p className="text-ink-soft">{copy.refused[data.refusedTo]}</p>;
  return (
    <div>
      {data.dueAt ? (
        <KeepAccount dueAt={data.dueAt} onKept={onChanged} />
      ) : (
        <Button variant="danger-quiet" onClick={() => setAsking(true)}>
          {copy.delete}
        </Button>
      )}
      <DeleteAccountDialog open={asking} onClose={() => setAsking(false)} onRequested={onChanged} />
    </div>
  );
}

function KeepAccount({ dueAt, onKept }: { dueAt: string; onKept: () => void }) {
  const queryClient = useQueryClient();
  const keeping = useSendOnce({
    mutationFn: () => call(keepOwnAccount, {}),
    onSuccess: () => {
      setOwnDeletion(queryClient, null);
      showToast('success', copy.kept);
      onKept();
    },
    onError: (error) => showToast('error', copy.keepFailed(errorText(error))),
    onSettled: () => void queryClient.invalidateQueries(ownDeletionQuery),
  });
  return (
    <div className="grid justify-items-start gap-4 rounded-m border border-honey-deep bg-honey-wash p-5">
      <p className="font-medium">{copy.due(dueAt)}</p>
      <Button busy={keeping.isPending} busyText={copy.keeping} onClick={() => keeping.mutate()}>
        {copy.keep}
      </Button>
    </div>
  );
}
