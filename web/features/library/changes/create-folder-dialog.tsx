import { createFolder } from '#contract/library-changes.ts';
import { joinLibraryPath } from '#contract/join-library-path.ts';
import { call } from '../../../api/call.ts';
import { errorText } from '../../../api/error-text.ts';
import { libraryChangesCopy } from '../../../copy/library-changes.ts';
import { NameDialog } from './name-dialog.tsx';
import { type ChangeDialogProps, useChange } from './use-change.ts';

interface CreateFolderDialogProps extends ChangeDialogProps {
  /** The year group that gets a week; without it, a year group is made. */
  year: string | undefined;
}

const { create: copy, created, failed } = libraryChangesCopy;

export function CreateFolderDialog({ year, ...dialog }: CreateFolderDialogProps) {
  const kind = year === undefined ? 'year' : 'week';
  const creating = useChange({
    send: ({ name, title }: { name: string; title: string }) => {
      const path = joinLibraryPath(year === undefined ? { year: name } : { year, week: name });
      return call(createFolder, { path, ...(title !== '' && { title }) });
    },
    successText: ({ name }) => created(kind, name),
    failureText: (error) => failed(errorText(error)),
    ...dialog,
  });
  return (
    <NameDialog
      title={copy.title[kind]}
      explanation={year === undefined ? copy.explanation.year : copy.explanation.week(year)}
      placeholder={copy.placeholder[kind]}
      submit={copy.submit}
      busyText={copy.busy}
      busy={creating.isPending}
      error={creating.error ? errorText(creating.error) : undefined}
      initialTitle=""
      onSubmit={(name, title) => creating.mutate({ name, title })}
      finalFocus={creating.finalFocus}
      onClose={dialog.onClose}
    />
  );
}
