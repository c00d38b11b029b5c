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
    />
  );
}

function failureOf(error: Error, domain: string): string {
  if (error instanceof ApiError && error.status === 409) return createAccount.exists(domain);
  return createAccount.failed(errorText(error));
}
