import type { FormEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { useSendOnce } from '../../api/use-send-once.ts';
import { newsletterCopy } from '../../copy/newsletter.ts';
import { paths } from '../../paths.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { useSubmittedForm } from '../../ui/submitted-form.ts';
import { REFUSED_LINK } from './refused-link.ts';
import { submitLeave } from './submit-leave.ts';

const copy = newsletterCopy.leave;

/** Asks first, because programs that check mail open every link in it. */
export function LeaveForm() {
  const { pathname, search } = useLocation();
  const posted = useSubmittedForm();
  const leaving = useSendOnce({ mutationFn: () => submitLeave(search) });
  const { notice, problem, step } = leaving.data?.submitted ?? posted ?? {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    leaving.mutate();
  };
  return (
    <form
      method="post"
      action={`${pathname}${search}`}
      onSubmit={submit}
      className="grid max-w-160 justify-items-start gap-4"
    >
      <output className="text-large font-medium text-leaf-deep">{notice}</output>
      {problem && <AlertBox>{problem}</AlertBox>}
      {!notice && step !== REFUSED_LINK.step && (
        <>
          <p className="text-large">{copy.question}</p>
          <p className="text-ink-soft">{copy.explanation}</p>
          <Button type="submit" busy={leaving.isPending} busyText={copy.busy}>
            {copy.button}
          </Button>
        </>
      )}
      <Link to={paths.accountSettings()} className="text-sky underline underline-offset-3">
        {copy.settings}
      </Link>
    </form>
  );
}
