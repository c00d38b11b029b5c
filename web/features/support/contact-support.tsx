import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldError, useForm } from 'react-hook-form';
import { sendSupportMessage as endpoint, type SupportMessage } from '#contract/support.ts';
import { call } from '../../api/call.ts';
import { typed } from '../../api/typed.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { supportCopy } from '../../copy/support.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/show-toast.ts';

/** A support message counts as sending for at least this long, so that the reader sees it happen. */
export const SUPPORT_SEND_MINIMUM_MS = 1000;

const { name, email } = endpoint.input.shape;
const supportForm = endpoint.input.extend({ name: typed(name), email: typed(email) });

export function ContactSupport() {
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(supportForm),
    defaultValues: { name: '', email: '', message: '' },
  });
  const sending = useSendOnce({
    mutationFn: sendSupportMessage,
    onSuccess: () => {
      showToast('success', supportCopy.sent);
      reset();
    },
    onError: () => showToast('error', supportCopy.failed),
  });
  const send = handleSubmit((message) => sending.mutate(message));
  const { errors } = formState;
  const { labels } = supportCopy;

  return (
    // A submit before the code has loaded sends nothing with this method; GET would put the message into the address.
    <form method="dialog" noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
      <Field
        label={labels.name}
        required
        autoComplete="name"
        error={refusal('name', errors.name)}
        {...register('name')}
      />
      <Field
        label={labels.email}
        type="email"
        required
        autoComplete="email"
        error={refusal('email', errors.email)}
        {...register('email')}
      />
      <Field
        label={labels.message}
        type="textarea"
        required
        error={refusal('message', errors.message)}
        {...register('message')}
      />
      <div>
        <Button type="submit" busy={sending.isPending} busyText={supportCopy.sending}>
          {supportCopy.send}
        </Button>
      </div>
    </form>
  );
}

function refusal(
  field: keyof typeof supportCopy.labels,
  error: FieldError | undefined,
): string | undefined {
  if (!error) return undefined;
  if (error.type === 'too_big' && field !== 'email') return supportCopy.tooLong[field];
  return supportCopy.refused[field];
}

async function sendSupportMessage(message: SupportMessage): Promise<void> {
  const shown = new Promise((resolve) => setTimeout(resolve, SUPPORT_SEND_MINIMUM_MS));
  const [sent] = await Promise.allSettled([call(endpoint, message), shown]);
  if (sent.status === 'rejected') throw sent.reason;
}
