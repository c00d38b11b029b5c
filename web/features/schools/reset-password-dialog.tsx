import { resetOrganisationPassword } from '#contract/organisation-accounts.ts';
import type { School } from '#contract/schools.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { schoolsCopy } from '../../copy/schools.ts';
import { OrganisationPasswordDialog } from './organisation-password-dialog.tsx';

interface ResetPasswordDialogProps {
  school: School;
  open: boolean;
  onClose: () => void;
}

const { resetPassword } = schoolsCopy;

export function ResetPasswordDialog({ school: { domain }, ...rest }: ResetPasswordDialogProps) {
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

function hasNone(error: Error): boolean {
  return error instanceof ApiError && error.code === 'organisation-account/not-found';
}
