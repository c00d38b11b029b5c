import { useQueryClient } from '@tanstack/react-query';
import { deleteSchool, type School } from '#contract/schools.ts';
import { signOutSchool } from '#contract/school-people.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { schoolsCopy } from '../../copy/schools.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { schoolPeopleCopy } from '../../copy/school-people.ts';
import { dropSchool, schoolsQuery } from './schools-query.ts';
import { schoolPeopleQuery } from './school-people-query.ts';

interface DeleteSchoolDialogProps {
  school: School;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

const { cancel, closedDomain, deletion } = schoolsCopy;

export function DeleteSchoolDialog({ school, open, onClose, onDeleted }: DeleteSchoolDialogProps) {
  const queryClient = useQueryClient();
  const deleting = useSendOnce({
    mutationFn: () => call(deleteSchool, { id: school.id }),
    onSuccess: () => {
      dropSchool(queryClient, school.id);
      showToast('success', schoolsCopy.deleted(school.name));
      onClose();
      onDeleted();
    },
    onError: (error) => showToast('error', schoolsCopy.failed(errorText(error))),
    onSettled: () => void queryClient.invalidateQueries(schoolsQuery),
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => deleting.mutate()}
      busy={deleting.isPending}
      words={{
        title: deletion.title,
        cancel,
        confirm: deletion.delete,
        busy: deletion.deleting,
      }}
    >
      <p className="font-medium wrap-anywhere">{deletion.question(school.name)}</p>
      <p className="mt-3 text-ink-soft">{deletion.consequence}</p>
      <p className="mt-3 text-ink-soft wrap-anywhere">{closedDomain(school.domain)}</p>
    </ConfirmDialog>
  );
}

interface SignOutSchoolDialogProps {
  school: School;
  open: boolean;
  onClose: () => void;
}

const { confirmation, failed, schoolSignedOut, signingOut } = schoolPeopleCopy;

export function SignOutSchoolDialog({ school, open, onClose }: SignOutSchoolDialogProps) {
  const queryClient = useQueryClient();
  const ending = useSendOnce({
    mutationFn: () => call(signOutSchool, { id: school.id }),
    onSuccess: (signedOut) => {
      showToast('success', schoolSignedOut(school.name, signedOut));
      onClose();
    },
    onError: (error) => showToast('error', failed(errorText(error))),
    onSettled: () => void queryClient.invalidateQueries(schoolPeopleQuery(school.id)),
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => ending.mutate()}
      busy={ending.isPending}
      words={{ ...confirmation, busy: signingOut }}
    >
      <p className="font-medium wrap-anywhere">{confirmation.question(school.name)}</p>
      <p className="mt-3 text-ink-soft wrap-anywhere">{confirmation.consequence(school.domain)}</p>
    </ConfirmDialog>
  );
}
