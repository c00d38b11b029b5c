import {
  createOrganisationAccount,
  resetOrganisationPassword,
} from '#contract/organisation-accounts.ts';
import type { School } from '#contract/schools.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { schoolsCopy } from '../../copy/schools.ts';
import { OrganisationPasswordDialog } from './organisation-password-dialog.tsx';

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
