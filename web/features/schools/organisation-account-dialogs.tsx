import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import {
  createOrganisationAccount,
  resetOrganisationPassword,
} from '#contract/organisation-accounts.ts';
import type { School } from '#contract/schools.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { schoolsCopy } from '../../copy/schools.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { scrollToElement } from '../../ui/scroll-to-element.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { PasswordForm } from './password-form.tsx';
import { SCHOOL_WAYS_KEY } from './school-ways-query.ts';

interface AccountDialogProps {
  school: School;
  open: boolean;
  onClose: () => void;
}

const { createAccount, resetPassword } = schoolsCopy;

export function CreateAccountDialog({ school: { domain }, ...rest }: AccountDialogProps) {
  return (
    <OrganisationPasswordDialog
      {...rest}
      domain={domain}
      words={createAccount}
      send={(password) => call(createOrganisationAccount, { domain, password })}
      failure={(error) => failureOf(error, domain)}
      advice={adviceOn}
    />
  );
}

export function ResetPasswordDialog({ school: { domain }, ...rest }: AccountDialogProps) {
  return (
    <OrganisationPasswordDialog
      {...rest}
      domain={domain}
      words={resetPassword}
      send={(password) => call(resetOrganisationPassword, { domain, password })}
      failure={(error) => resetPassword.failed(errorText(error))}
      advice={(error, login) => (hasNone(error) ? resetPassword.none(login) : undefined)}
    />
  );
}

function failureOf(error: Error, domain: string): string {
  return isTaken(error) ? createAccount.exists(domain) : createAccount.failed(errorText(error));
}

function adviceOn(error: Error, login: string): string | undefined {
  if (!isTaken(error)) return undefined;
  const { account, person } = createAccount.taken;
  return error.code === 'organisation-account/login-of-person' ? person(login) : account(login);
}

function isTaken(error: Error): error is ApiError {
  return error instanceof ApiError && error.status === 409;
}

function hasNone(error: Error): boolean {
  return error instanceof ApiError && error.code === 'organisation-account/not-found';
}

interface Words {
  title: string;
  explanation: (login: string) => string;
  labels: { password: string; confirmation: string };
  submit: string;
  submitting: string;
  done: (domain: string) => string;
}

interface OrganisationPasswordDialogProps {
  domain: string;
  open: boolean;
  onClose: () => void;
  words: Words;
  send: (password: string) => Promise<unknown>;
  failure: (error: Error) => string;
  /** Advice on an error, which stays visible longer than a toast. */
  advice: (error: Error, login: string) => string | undefined;
}

/** Asks for the password of an organisation account, twice, and stays open until it is accepted. */
function OrganisationPasswordDialog({
  domain,
  open,
  onClose,
  words,
  send,
  failure,
  advice,
}: OrganisationPasswordDialogProps) {
  const formId = useId();
  const queryClient = useQueryClient();
  const sending = useSendOnce({
    mutationFn: send,
    onSuccess: () => {
      showToast('success', words.done(domain));
      onClose();
    },
    onError: (error) => showToast('error', failure(error)),
    // School Details says whether there is an account.
    onSettled: () => queryClient.invalidateQueries({ queryKey: SCHOOL_WAYS_KEY }),
  });
  const login = schoolsCopy.login(domain);
  const adviceNow = sending.error ? advice(sending.error, login) : undefined;
  return (
    <ConfirmDialog
      open={open}
      form={formId}
      busy={sending.isPending}
      onClose={onClose}
      words={{
        title: words.title,
        cancel: schoolsCopy.cancel,
        confirm: words.submit,
        busy: words.submitting,
      }}
    >
      <p className="mb-5 wrap-anywhere">{words.explanation(login)}</p>
      <PasswordForm id={formId} login={login} labels={words.labels} onSubmit={sending.mutate} />
      {adviceNow !== undefined && (
        <div ref={scrollToElement} className="mt-5 scroll-mb-5">
          <AlertBox>{adviceNow}</AlertBox>
        </div>
      )}
    </ConfirmDialog>
  );
}
