import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { signInOrganisation } from '#contract/session.ts';
import { call } from '../../api/call.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { signInCopy } from '../../copy/sign-in.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import type { SubmittedForm } from '../../ui/submitted-form.ts';
import { publishSignIn } from '../session/index.ts';
import { INTENT, INTENTS } from './intents.ts';
import { passwordRefusal, signInErrorText } from './sign-in-error-text.ts';
import { typedOrganisation } from './sign-in-input.ts';

export function OrganisationStep({ submitted }: { submitted: SubmittedForm | undefined }) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(typedOrganisation),
    defaultValues: { domain: submitted?.values['domain'] ?? '', password: '' },
  });
  const signingIn = useSendOnce({
    mutationFn: (typed: { domain: string; password: string }) => call(signInOrganisation, typed),
    onSuccess: ({ session }) => publishSignIn(queryClient, session),
  });
  const signIn = handleSubmit((typed) => signingIn.mutate(typed));
  const { errors, isSubmitted, defaultValues } = formState;
  const unanswered = isSubmitted ? undefined : submitted;
  const problem = signingIn.error
    ? signInErrorText(signingIn.error, 'organisation')
    : unanswered?.problem;
  const { labels, refused } = signInCopy;
  return (
    <form method="post" noValidate onSubmit={(event) => void signIn(event)} className="grid gap-5">
      <Field
        label={labels.domain}
        hint={signInCopy.domainHint}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={defaultValues?.domain}
        error={errors.domain ? refused.domain : unanswered?.refused?.['domain']}
        {...register('domain')}
      />
      <PasswordField
        label={labels.password}
        required
        autoComplete="current-password"
        error={
          errors.password
            ? passwordRefusal(errors.password.type)
            : unanswered?.refused?.['password']
        }
        {...register('password')}
      />
      {problem && <AlertBox>{problem}</AlertBox>}
      <Button
        type="submit"
        name={INTENT}
        value={INTENTS.signInOrganisation}
        busy={signingIn.isPending}
        busyText={signInCopy.signingIn}
      >
        {signInCopy.signIn}
      </Button>
    </form>
  );
}
