import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { dayInLondon } from '#contract/calendar-day.ts';
import { changeTrustSchools, type School } from '#contract/schools.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { schoolsCopy } from '../../copy/schools.ts';
import { subscriptionsCopy } from '../../copy/subscriptions.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { putSchool, schoolsQuery } from './schools-query.ts';
import { changesOf, describeChanges, NOTHING_CHOSEN } from './trust-changes.ts';
import { describeEnds } from './trust-ends.ts';
import { TrustForm } from './trust-form.tsx';

interface TrustDialogProps {
  trust: string;
  /** Its schools, as the list has them. */
  schools: readonly School[];
  open: boolean;
  onClose: () => void;
}

const { together } = subscriptionsCopy;
const { confirmation } = together;

/** Changes all schools of a trust: first what, then a confirmation that says how many. */
export function TrustDialog({ trust, schools, open, onClose }: TrustDialogProps) {
  const count = schools.length;
  const formId = useId();
  const queryClient = useQueryClient();
  const [choice, setChoice] = useState(NOTHING_CHOSEN);
  const [isConfirming, setConfirming] = useState(false);
  const [today] = useState(() => dayInLondon(new Date()));
  const changes = changesOf(choice);
  const changing = useSendOnce({
    mutationFn: () => call(changeTrustSchools, { trust, count, ...changes }),
    onSuccess: ({ schools: changed }) => {
      for (const school of changed) putSchool(queryClient, school);
      showToast('success', together.done(changed.length));
      onClose();
    },
    onError: (error) => showToast('error', schoolsCopy.failed(errorText(error))),
    onSettled: () => void queryClient.invalidateQueries(schoolsQuery),
  });
  const close = () => !changing.isPending && onClose();
  return (
    <Dialog
      open={open}
      holdsInput
      onClose={close}
      title={isConfirming ? confirmation.title : together.title}
      actions={
        isConfirming ? (
          // With a key, or a second press on Continue would be one on this button.
          <Fragment key="confirmation">
            <Button
              variant="quiet"
              disabled={changing.isPending}
              onClick={() => setConfirming(false)}
            >
              {confirmation.back}
            </Button>
            <Button
              variant="danger"
              busy={changing.isPending}
              busyText={confirmation.busy}
              onClick={() => changing.mutate()}
            >
              {confirmation.confirm(count)}
            </Button>
          </Fragment>
        ) : (
          <>
            <Button variant="quiet" onClick={close}>
              {schoolsCopy.cancel}
            </Button>
            <Button type="submit" form={formId}>
              {together.review}
            </Button>
          </>
        )
      }
    >
      {isConfirming ? (
        <Question
          trust={trust}
          count={count}
          changes={describeChanges(changes)}
          notes={describeEnds(changes, schools, today)}
        />
      ) : (
        <TrustForm
          id={formId}
          trust={trust}
          choice={choice}
          onChange={setChoice}
          onSubmit={() => setConfirming(true)}
        />
      )}
    </Dialog>
  );
}

interface QuestionProps {
  trust: string;
  count: number;
  changes: string[];
  /** What the changes mean for the ends of some of the schools. */
  notes: string[];
}

/** Takes the focus, because the form that had it is gone. */
function Question({ trust, count, changes, notes }: QuestionProps) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <>
      <p ref={question} tabIndex={-1} className="font-medium wrap-anywhere">
        {confirmation.question(count, trust)}
      </p>
      <ul className="mt-3 list-disc pl-5">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className="mt-4 rounded-m border border-honey-deep bg-honey-wash p-4">
          {note}
        </p>
      ))}
    </>
  );
}
