import { Link, useSearchParams } from 'react-router';
import { signInCopy } from '../../copy/sign-in.ts';
import { paths } from '../../paths.ts';

export type Mode = keyof typeof signInCopy.headings;

/** To the other of the two pages, with the place that is kept for afterwards. */
export function ModeLink({ mode }: { mode: Mode }) {
  const onward = { next: useSearchParams()[0].get('next') ?? undefined };
  const { question, link } = mode === 'signIn' ? signInCopy.toRegister : signInCopy.toSignIn;
  const to = mode === 'signIn' ? paths.register(onward) : paths.signIn(onward);
  return (
    <p className="border-t border-line pt-4 text-center">
      {question}{' '}
      <Link
        to={to}
        className="inline-flex min-h-11 items-center px-1 font-semibold text-leaf-deep underline underline-offset-4"
      >
        {link}
      </Link>
    </p>
  );
}
