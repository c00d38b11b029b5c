import { Navigate } from 'react-router';
import { Spinner } from '../../ui/spinner.tsx';

/** Goes elsewhere in place of this page; the next one may take a moment to load. */
export function Redirect({ to }: { to: string }) {
  return (
    <div className="grid grow place-content-center py-20">
      <Navigate to={to} replace />
      <Spinner />
    </div>
  );
}
