import { useQueryClient } from '@tanstack/react-query';
import { deletePerson, exportPersonData, keepPerson } from '#contract/personal-data.ts';
import { call } from '../../api/call.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { personalDataCopy } from '../../copy/personal-data.ts';
import { BreakableText } from '../../ui/breakable-text.tsx';
import { Button } from '../../ui/button.tsx';
import { DataActions, showFailure } from './data-actions.tsx';
import { personQuery } from './person-query.ts';

interface PersonActionsProps {
  person: { userId: string; email: string; dueAt: string | null };
}

const copy = personalDataCopy;

/** Download their data, delete or keep their account. */
export function PersonActions({ person }: PersonActionsProps) {
  const { userId, email, dueAt } = person;
  const queryClient = useQueryClient();
  const changing = useSendOnce({
    mutationFn: async () => {
      if (dueAt !== null) await call(keepPerson, { userId });
      return dueAt === null ? (await call(deletePerson, { userId })).dueAt : null;
    },
    onSuccess: (dueAt) => {
      const { queryKey } = personQuery(email);
      queryClient.setQueryData(queryKey, () => ({ person: { ...person, dueAt } }));
    },
    onError: showFailure,
    onSettled: () => void queryClient.invalidateQueries(personQuery(email)),
  });
  const isDue = dueAt !== null;
  return (
    <DataActions
      email={email}
      subject={
        <p className="font-semibold wrap-anywhere">
          <BreakableText kind="address" text={email} />
        </p>
      }
      load={() => call(exportPersonData, { userId })}
      explanation={copy.deletion}
    >
      <output className="font-medium">{isDue && copy.due(dueAt)}</output>
      <Button
        variant={isDue ? 'primary' : 'danger'}
        busy={changing.isPending}
        busyText={isDue ? copy.keeping : copy.deleting}
        onClick={() => changing.mutate()}
      >
        {isDue ? copy.keep : copy.delete}
      </Button>
    </DataActions>
  );
}
