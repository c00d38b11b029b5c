import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { createSchool, type School, updateSchool } from '#contract/schools.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { schoolsCopy } from '../../copy/schools.ts';
import { showToast } from '../../ui/show-toast.ts';
import { putSchool, schoolsQuery } from './schools-query.ts';

export type SchoolSave = ReturnType<typeof useSchoolSave>;

/** Adds a school, or changes the given one. */
export function useSchoolSave(school: School | undefined, onSaved: () => void) {
  const queryClient = useQueryClient();
  return useSendOnce({
    mutationFn: (details: z.output<typeof createSchool.input>) =>
      school ? call(updateSchool, { id: school.id, ...details }) : call(createSchool, details),
    onSuccess: ({ school: saved }) => {
      putSchool(queryClient, saved);
      showToast('success', schoolsCopy[school ? 'updated' : 'added'](saved.name));
      onSaved();
    },
    onError: (error) => {
      // Not a failure: the form asks for a confirmation.
      if (!isAboutSharing(error)) showToast('error', schoolsCopy.failed(errorText(error)));
    },
    onSettled: () => void queryClient.invalidateQueries(schoolsQuery),
  });
}

export function isAboutSharing(error: Error): boolean {
  return error instanceof ApiError && error.code === 'school/domain-shared';
}

export function isAboutDomain(error: Error): boolean {
  return error instanceof ApiError && error.code.startsWith('school/domain-');
}
