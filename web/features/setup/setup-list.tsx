import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Circle, CircleCheck } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { confirmSetup, getSetup, type SetupStep } from '#contract/setup.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { setupCopy } from '../../copy/setup.ts';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { schoolsQuery } from '../schools/index.ts';
import { TestMail } from './test-mail.tsx';

/** Refetched when the page is opened again: steps are done on other pages. */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => call(getSetup, {}, { signal }),
  staleTime: 0,
});

const copy = setupCopy;
/** The heading of the list of schools. */
const SCHOOLS = 'school-subscriptions';

/** What is left to do on a new site; nothing on any other. */
export function SetupList() {
  const { data } = useQuery(setupQuery);
  const { confirm, dismissing } = useConfirm();
  const hasSchool = useHasSchool();
  if (!data || data.isOver) return null;
  const isDone = (step: SetupStep) => data.done.includes(step) || (step === 'school' && hasSchool);
  return (
    <section
      aria-labelledby="setup"
      className="grid grid-cols-1 gap-4 rounded-m border border-leaf bg-leaf-wash p-5"
    >
      <div>
        <h2 id="setup" className="text-large">
          {copy.heading}
        </h2>
        <p className="text-ink-soft">{copy.explanation}</p>
      </div>
      <ol className="grid gap-3">
        <Step step="brand" done={isDone('brand')} help={copy.help.brand}>
          <Button variant="quiet" onClick={() => confirm('brand')}>
            {copy.brandRight}
          </Button>
        </Step>
        <Step step="mail" done={isDone('mail')}>
          <TestMail onArrived={() => confirm('mail')} />
        </Step>
        <Step step="school" done={isDone('school')}>
          <a href={`#${SCHOOLS}`} className={buttonStyle('quiet')}>
            {copy.toSchools}
          </a>
        </Step>
        <Step step="library" done={isDone('library')}>
          <LinkButton variant="quiet" to={paths.starterScheme()}>
            {copy.toLibrary}
          </LinkButton>
        </Step>
        <Step step="backup" done={isDone('backup')} help={copy.help.backup} />
      </ol>
      <div>
        <Button
          variant="quiet"
          busy={dismissing}
          busyText={copy.dismissing}
          onClick={() => confirm('dismissed')}
        >
          {copy.dismiss}
        </Button>
      </div>
    </section>
  );
}

interface StepProps {
  step: SetupStep;
  done: boolean;
  /** What the operator of the server does. */
  help?: ComponentProps<typeof SetupHelp>['help'];
  /** What to press; gone when the step is done. */
  children?: ReactNode;
}

function Step({ step, done, help, children }: StepProps) {
  const { title, text } = copy.steps[step];
  const Icon = done ? CircleCheck : Circle;
  const heading = useFocusWhenDone(done);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-s bg-sheet p-4">
      <Icon
        aria-hidden="true"
        size={24}
        className={`shrink-0 ${done ? 'text-leaf' : 'text-stone'}`}
      />
      <div className="min-w-0 grow basis-52">
        <p ref={heading} tabIndex={-1} className="font-semibold">
          {title} <span className="sr-only">({done ? copy.done : copy.toDo})</span>
        </p>
        {!done && <p className="text-small text-ink-soft wrap-anywhere">{text}</p>}
        {!done && help && <SetupHelp help={help} />}
      </div>
      {!done && children}
    </li>
  );
}

function useConfirm() {
  const queryClient = useQueryClient();
  const confirming = useSendOnce({
    mutationFn: (step: 'brand' | 'mail' | 'dismissed') => call(confirmSetup, { step }),
    onError: (error) => showToast('error', copy.failed(errorText(error))),
    onSettled: async (_answer, error, step) => {
      await queryClient.invalidateQueries(setupQuery);
      // The list that had the focus is gone.
      if (step === 'dismissed' && !error) document.getElementById(SCHOOLS)?.focus();
    },
  });
  const dismissing = confirming.isPending && confirming.variables === 'dismissed';
  return { confirm: confirming.mutate, dismissing };
}

/** The first school is added below the list, on the same page. */
function useHasSchool(): boolean {
  const { data: schools = [] } = useQuery({ ...schoolsQuery, enabled: false });
  return schools.length > 0;
}

/** The button of a step goes when the step is done; the focus must not go with it. */
function useFocusWhenDone(done: boolean) {
  const heading = useRef<HTMLParagraphElement>(null);
  const wasDone = useRef(done);
  useEffect(() => {
    if (done && !wasDone.current && document.activeElement === document.body) {
      heading.current?.focus();
    }
    wasDone.current = done;
  }, [done]);
  return heading;
}

interface SetupHelpProps {
  help: { summary: string; steps: readonly { text: string; code?: string }[] };
}

/** Instructions with their files and commands; they open without script too. */
function SetupHelp({ help: { summary, steps } }: SetupHelpProps) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-small text-sky underline underline-offset-3">
        {summary}
      </summary>
      <ol className="grid list-decimal gap-2 pl-5 text-small">
        {steps.map(({ text, code }) => (
          <li key={text}>
            {text}
            {code && (
              <code className="mt-1 block rounded-s bg-paper px-3 py-2 wrap-anywhere">{code}</code>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
