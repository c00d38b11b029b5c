import { useQueryClient } from '@tanstack/react-query';
import { deletePerson, exportPersonData, keepPerson } from '#contract/personal-data.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { personalDataCopy } from '../../copy/personal-data.ts';
import { BreakableText } from '../../ui/breakable-text.tsx';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/show-toast.ts';
import { personQuery } from './person-query.ts';

interface PersonActionsProps {
  person: { userId: string; email: string; dueAt: string | null };
}

const copy = personalDataCopy;

/** Download their data, delete or keep their account. */
export function PersonActions({ person }: PersonActionsProps) {
  const { userId, email, dueAt } = person;
  const queryClient = useQueryClient();
  const downloading = useSendOnce({
    mutationFn: () => call(exportPersonData, { userId }),
    onSuccess: (data) =>
      saveFile(copy.fileName(email), JSON.stringify(data, null, 2), 'application/json'),
    onError: showError,
  });
  const changing = useSendOnce({
    mutationFn: async () => {
      if (dueAt !== null) await call(keepPerson, { userId });
      return dueAt === null ? (await call(deletePerson, { userId })).dueAt : null;
    },
    onSuccess: (dueAt) => {
      const { queryKey } = personQuery(email);
      queryClient.setQueryData(queryKey, () => ({ person: { ...person, dueAt } }));
    },
    onError: showError,
    onSettled: () => void queryClient.invalidateQueries(personQuery(email)),
  });
  const isDue = dueAt !== null;
  return (
    <div className="grid justify-items-start gap-4">
      <p className="font-semibold wrap-anywhere">
        <BreakableText kind="address" text={email} />
      </p>
      <p className="text-ink-soft">{copy.audited}</p>
      <Button
        variant="quiet"
        busy={downloading.isPending}
        busyText={copy.downloading}
        onClick={() => downloading.mutate()}
      >
        {copy.download}
      </Button>
      <p className="text-ink-soft">{copy.deletion}</p>
      <output className="font-medium">{isDue && copy.due(dueAt)}</output>
      <Button
        variant={isDue ? 'primary' : 'danger'}
        busy={changing.isPending}
        busyText={isDue ? copy.keeping : copy.deleting}
        onClick={() => changing.mutate()}
      >
        {isDue ? copy.keep : copy.delete}
      </Button>
    </div>
  );
}

function showError(error: Error): void {
  showToast('error', copy.failed(errorText(error)));
}
