import { ApiError } from '../../../api/api-error.ts';
import { errorText } from '../../../api/error-text.ts';
import { loadCode } from '../../../api/load-code.ts';
import { useSendOnce } from '../../../api/use-send-once.ts';
import { resourceFilesCopy } from '../../../copy/resource-files.ts';
import { weekFilesCopy } from '../../../copy/week-files.ts';
import { logFailure } from '../../../log-failure.ts';
import { showToast } from '../../../ui/show-toast.ts';
import { PopUpBlockedError } from './pop-up-blocked-error.ts';
import type { WeekRequest } from './take-week.ts';

/** Downloading all files of a week and printing its sheets, with what is being prepared at the moment. */
export function useWeekFiles() {
  const { mutate, isPending, variables } = useSendOnce(
    {
      mutationFn: takeLater,
      onError: (error) => {
        logFailure(weekFilesCopy.log, error);
        showToast('error', failureText(error));
      },
    },
    { forEachInput: true },
  );
  return { take: mutate, preparing: isPending ? variables.purpose : undefined };
}

async function takeLater(asked: WeekRequest): Promise<void> {
  const { takeWeek } = await loadCode(() => import('./take-week.ts'));
  await takeWeek(asked);
}

function failureText(error: Error): string {
  if (error instanceof PopUpBlockedError) return resourceFilesCopy.popUpBlocked;
  const file = error instanceof ApiError ? error.fields?.['file'] : undefined;
  return file === undefined ? errorText(error) : weekFilesCopy.notJoined(file);
}
