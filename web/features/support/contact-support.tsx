import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { sendSupportMessage as endpoint, type SupportMessage } from '#contract/support.ts';
import { call } from '../../api/call.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { supportCopy } from '../../copy/support.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { useSubmittedForm } from '../../ui/submitted-form.ts';
import { CONTACT_FORM } from './contact-form-place.ts';
import { supportForm, supportRefusal } from './support-input.ts';

/** A support message counts as sending for at least this long, so that the reader sees it happen. */
export const SUPPORT_SEND_MINIMUM_MS = 1000;

const EMPTY = { name: '', email: '', message: '' };

export function ContactSupport() {
  const submitted = useSubmittedForm();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(supportForm),
    defaultValues: { ...EMPTY, ...submitted?.values },
  });
  const sending = useSendOnce({
    mutationFn: sendSupportMessage,
    onSuccess: () => {
      showToast('success', supportCopy.sent);
      reset(EMPTY, { keepIsSubmitted: true });
    },
    onError: () => showToast('error', supportCopy.failed),
  });
  const send = handleSubmit((message) => sending.mutate(message));
  const { errors, isSubmitted } = formState;
  const unanswered = isSubmitted ? undefined : submitted;
  const field = (name: keyof typeof EMPTY) => {
    const code = errors[name]?.type;
    return {
      defaultValue: submitted?.values[name],
      error: code === undefined ? unanswered?.refused?.[name] : supportRefusal(name, code),
      ...register(name),
    };
  };
  const { labels } = supportCopy;

  return (
    <form
      method="post"
      // The page that answers shows the form again.
      action={`#${CONTACT_FORM}`}
      noValidate
      onSubmit={(event) => void send(event)}
      className="grid gap-5"
    >
      {unanswered?.notice && (
        <output className="font-medium text-leaf-deep">{unanswered.notice}</output>
      )}
      <Field label={labels.name} required autoComplete="name" {...field('name')} />
      <Field label={labels.email} type="email" required autoComplete="email" {...field('email')} />
      <Field label={labels.message} type="textarea" required {...field('message')} />
      {unanswered?.problem && <AlertBox>{unanswered.problem}</AlertBox>}
      <div>
        <Button type="submit" busy={sending.isPending} busyText={supportCopy.sending}>
          {supportCopy.send}
        </Button>
      </div>
    </form>
  );
}

async function sendSupportMessage(message: SupportMessage): Promise<void> {
  const shown = new Promise((resolve) => setTimeout(resolve, SUPPORT_SEND_MINIMUM_MS));
  const [sent] = await Promise.allSettled([call(endpoint, message), shown]);
  if (sent.status === 'rejected') throw sent.reason;
}
