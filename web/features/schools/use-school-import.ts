import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { SCHOOLS_FILE_CHARACTERS } from '#contract/limits.ts';
import { importSchools, previewImport, schoolsFile } from '#contract/school-import.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { schoolImportCopy } from '../../copy/school-import.ts';
import { showToast } from '../../ui/show-toast.ts';
import { readTextFile } from './read-text-file.ts';
import { schoolsQuery } from './schools-query.ts';

/** A character takes at most four; a larger file, such as a film, is not even read. */
const MOST_BYTES = 4 * SCHOOLS_FILE_CHARACTERS;

export type Preview = z.output<typeof previewImport.output>;

/** A file, the preview of it, and the import of what was previewed. */
export function useSchoolImport(onImported: () => void) {
  const queryClient = useQueryClient();
  const [csv, setCsv] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const previewing = useSendOnce({
    mutationFn: (csv: string) => call(previewImport, { csv }),
    onError: (error) => setComplaint(errorText(error)),
  });
  const importing = useSendOnce({
    mutationFn: ({ fingerprint }: Preview) => call(importSchools, { csv, fingerprint }),
    onSuccess: ({ added, changed }) => {
      showToast('success', schoolImportCopy.done(added, changed));
      onImported();
    },
    onError: (error) => {
      setComplaint(errorText(error));
      const isOutdated = error instanceof ApiError && error.code === 'school/file-outdated';
      if (isOutdated) previewing.mutate(csv);
    },
    onSettled: () => void queryClient.invalidateQueries(schoolsQuery),
  });
  const choose = async (file: File) => {
    previewing.reset();
    setComplaint(undefined);
    if (file.size > MOST_BYTES) return setComplaint(schoolImportCopy.tooLarge);
    try {
      const text = await readTextFile(file);
      const refusal = refusalOf(text);
      if (refusal) return setComplaint(refusal);
      setCsv(text);
      previewing.mutate(text);
    } catch {
      setComplaint(schoolImportCopy.unreadable);
    }
  };
  return {
    preview: previewing.data,
    isReading: previewing.isPending,
    complaint,
    choose,
    importing,
  };
}

function refusalOf(text: string): string | undefined {
  if (text.length > SCHOOLS_FILE_CHARACTERS) return schoolImportCopy.tooLarge;
  return schoolsFile.safeParse(text).success ? undefined : schoolImportCopy.noColumns;
}
