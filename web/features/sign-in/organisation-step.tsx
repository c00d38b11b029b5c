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
import { pendingSignOut, publishSession } from '../session/index.ts';
import { signInErrorText } from './sign-in-error-text.ts';
import { typedOrganisation } from './sign-in-input.ts';

export function OrganisationStep() {
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(typedOrganisation),
    defaultValues: { domain: '', password: '' },
  });
  const signingIn = useSendOnce({
    mutationFn: (typed: { domain: string; password: string }) => call(signInOrganisation, typed),
    onSuccess: ({ session }) => {
      // The new cookie replaces the one of the pending sign-out.
      pendingSignOut.forget();
      publishSession(queryClient, session);
    },
  });
  const signIn = handleSubmit((typed) => signingIn.mutate(typed));
  const { domain, password } = formState.errors;
  const { labels, refused } = signInCopy;
  return (
    <form noValidate onSubmit={(event) => void signIn(event)} className="grid gap-5">
      <Field
        label={labels.domain}
        hint={signInCopy.domainHint}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={domain && refused.domain}
        {...register('domain')}
      />
      <PasswordField
        label={labels.password}
        required
        autoComplete="current-password"
        error={
          password && (password.type === 'too_big' ? refused.passwordTooLong : refused.password)
        }
        {...register('password')}
      />
      {signingIn.error && <AlertBox>{signInErrorText(signingIn.error, 'organisation')}</AlertBox>}
      <Button type="submit" busy={signingIn.isPending} busyText={signInCopy.signingIn}>
        {signInCopy.signIn}
      </Button>
    </form>
  );
}
