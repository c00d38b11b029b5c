import { signInCopy } from '../../copy/sign-in.ts';
import { INTENT, INTENTS } from './intents.ts';

export type Method = keyof typeof signInCopy.methods;

const METHODS: readonly Method[] = ['email', 'organisation'];

interface MethodSwitchProps {
  method: Method;
  onChange: (method: Method) => void;
}

/** The two ways to sign in, side by side. */
export function MethodSwitch({ method, onChange }: MethodSwitchProps) {
  return (
    <form method="post" onSubmit={(event) => event.preventDefault()}>
      <fieldset
        aria-label={signInCopy.methodLabel}
        className="grid grid-cols-[3fr_4fr] gap-1 rounded-m bg-leaf-wash p-1 tablet:grid-cols-2"
      >
        {METHODS.map((each) => (
          <button
            key={each}
            type="submit"
            name={INTENT}
            value={INTENTS.chooseMethod[each]}
            aria-pressed={each === method}
            onClick={() => onChange(each)}
            className={SEGMENT}
          >
            {signInCopy.methods[each]}
          </button>
        ))}
      </fieldset>
    </form>
  );
}

const SEGMENT =
  'min-h-11 cursor-pointer rounded-[10px] px-1.5 text-small leading-tight font-medium text-leaf-deep hover:bg-leaf-pale focus-visible:outline-offset-0 aria-pressed:bg-sheet aria-pressed:font-semibold aria-pressed:shadow-low tablet:text-body';
