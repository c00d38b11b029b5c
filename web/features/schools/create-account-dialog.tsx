import { createOrganisationAccount } from '#contract/organisation-accounts.ts';
import type { School } from '#contract/schools.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { schoolsCopy } from '../../copy/schools.ts';
import { OrganisationPasswordDialog } from './organisation-password-dialog.tsx';

interface CreateAccountDialogProps {
  school: School;
  open: boolean;
  onClose: () => void;
}

const { createAccount } = schoolsCopy;

export function CreateAccountDialog({ school: { domain }, ...rest }: CreateAccountDialogProps) {
  return (
    <OrganisationPasswordDialog
      {...rest}
      domain={domain}
      words={createAccount}
      send={(password) => call(createOrganisationAccount, { domain, password })}
      failure={(error) => failureOf(error, domain)}
      advice={(error, login) => (isTaken(error) ? createAccount.taken(login) : undefined)}
    />
  );
}

function failureOf(error: Error, domain: string): string {
  return isTaken(error) ? createAccount.exists(domain) : createAccount.failed(errorText(error));
}

function isTaken(error: Error): boolean {
  return error instanceof ApiError && error.status === 409;
}
