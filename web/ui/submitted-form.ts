import { createContext, useContext, useState } from 'react';
import { useLocation } from 'react-router';

/** What a form that was posted without script left for the page that answers it. */
export interface SubmittedForm {
  /** The step that the page shows, of a form with several. */
  step?: string;
  /** What was typed, by the names of the fields; never a password or a code. */
  values: Readonly<Record<string, string>>;
  /** The messages below refused fields. */
  refused?: Readonly<Record<string, string>>;
  /** Why the form as a whole was refused. */
  problem?: string;
  /** What was done. */
  notice?: string;
}

/** The answer to such a form: a redirect, or the page that shows its result. */
export type Submission = { redirect: string } | { submitted: SubmittedForm };

export const SubmittedFormContext = createContext<SubmittedForm | undefined>(undefined);

/** The key of the location at which the browser loaded the page. */
const FIRST_LOCATION = 'default';

/** Undefined on every page that was opened or navigated to. */
export function useSubmittedForm(): SubmittedForm | undefined {
  const submitted = useContext(SubmittedFormContext);
  const { key } = useLocation();
  const [kept] = useState(key === FIRST_LOCATION ? submitted : undefined);
  return kept;
}
