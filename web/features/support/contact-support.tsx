import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { loadCode } from '../../api/load-code.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { CONTACT_DRAFT, takeContactDraft } from '../../contact-draft.ts';
import { supportCopy } from '../../copy/support.ts';
import { CONTACT_FORM } from '../../paths.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { type SubmittedForm, useSubmittedForm } from '../../ui/submitted-form.ts';
import { useSession } from '../session/index.ts';
import { ABOUT_PARAMETER } from './contact-form-place.ts';

/** A support message counts as sending for at least this long, so that the reader sees it happen. */
export const SUPPORT_SEND_MINIMUM_MS = 1000;

/** The fields are the browser's own; the code that checks and sends them is loaded when the form is first touched. */
export function ContactSupport() {
  const posted = useSubmittedForm();
  const filledIn = useFilledIn();
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<Refused>();
  useContactDraft(form);
  const sending = useSendOnce({
    mutationFn: submitAtLeastASecond,
    onSuccess: ({ refused: found, notice, problem }) => {
      setRefused(found);
      if (found) fieldOf(form.current, Object.keys(found)[0])?.focus();
      if (problem !== undefined) showToast('error', problem);
      if (notice === undefined) return;
      showToast('success', notice);
      for (const name of NAMES) clear(fieldOf(form.current, name));
    },
    onError: () => showToast('error', supportCopy.failed),
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sending.mutate(fieldsIn(event.currentTarget));
  };
  const checkAgain = async () => {
    if (!refused || !form.current) return;
    const { refusedSupport } = await loadSubmit();
    setRefused(refusedSupport(fieldsIn(form.current)));
  };
  const unanswered = sending.isIdle ? posted : undefined;
  const field = (name: (typeof NAMES)[number]) => ({
    name,
    label: supportCopy.labels[name],
    defaultValue: posted?.values[name] ?? filledIn[name],
    error: (unanswered?.refused ?? refused)?.[name],
    required: true,
    onFocus: () => void loadSubmit().catch(() => undefined),
    onInput: () => void checkAgain(),
  });

  return (
    <form
      ref={form}
      method="post"
      // The page that answers shows the form again.
      action={`#${CONTACT_FORM}`}
      noValidate
      onSubmit={send}
      className="grid gap-5"
    >
      {unanswered?.notice && (
        <output className="font-medium text-leaf-deep">{unanswered.notice}</output>
      )}
      <Field autoComplete="name" {...field('name')} />
      <Field type="email" autoComplete="email" {...field('email')} />
      <Field type="textarea" {...field('message')} />
      {unanswered?.problem && <AlertBox>{unanswered.problem}</AlertBox>}
      <div>
        <Button type="submit" busy={sending.isPending} busyText={supportCopy.sending}>
          {supportCopy.send}
        </Button>
      </div>
    </form>
  );
}

/** What is known of a signed-in user, and the message that the address asks for. */
function useFilledIn(): Partial<Record<(typeof NAMES)[number], string>> {
  const session = useSession();
  const about = new URLSearchParams(useLocation().search).get(ABOUT_PARAMETER);
  return {
    name: session?.username ?? '',
    email: session?.email ?? '',
    message: about ? supportCopy.aboutSubscription(about) : '',
  };
}

/** Takes over an offered message, unless the reader has begun one. */
function useContactDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const fillIn = () => {
      const message = fieldOf(form.current, 'message');
      const draft = takeContactDraft();
      if (message && draft !== undefined && message.value === '') message.value = draft;
    };
    fillIn();
    window.addEventListener(CONTACT_DRAFT, fillIn);
    return () => window.removeEventListener(CONTACT_DRAFT, fillIn);
  }, [form]);
}

type Refused = SubmittedForm['refused'];

const NAMES = ['name', 'email', 'message'] as const;

async function submitAtLeastASecond(fields: URLSearchParams): Promise<SubmittedForm> {
  const shown = new Promise((resolve) => setTimeout(resolve, SUPPORT_SEND_MINIMUM_MS));
  const { submitSupport } = await loadSubmit();
  const { submitted } = await submitSupport(fields);
  if (!submitted.refused) await shown;
  return submitted;
}

function loadSubmit() {
  return loadCode(() => import('./submit-support.ts'));
}

function fieldsIn(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(NAMES.map((name) => [name, fieldOf(form, name)?.value ?? '']));
}

function fieldOf(form: HTMLFormElement | null, name = '') {
  const field = form?.elements.namedItem(name);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField ? field : undefined;
}

function clear(field: { value: string } | undefined): void {
  if (field) field.value = '';
}
