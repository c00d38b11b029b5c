import { screenCopy } from '../copy/screens.ts';
import { PageBody } from '../ui/page-body.tsx';

export function SignIn({ mode }: { mode: 'signIn' | 'register' }) {
  return <PageBody heading={screenCopy[mode]} />;
}
