import { CircleAlert } from 'lucide-react';

interface Messages {
  hint: string | undefined;
  error: string | undefined;
}

/** The hint and the error below a control, which names them as its description. */
export function FieldMessages({ id, hint, error }: Messages & { id: string }) {
  return (
    <>
      {hint !== undefined && (
        <p id={hintId(id)} className="text-small text-ink-soft">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p
          id={errorId(id)}
          className="flex items-start gap-1.5 text-small font-medium text-apple-deep"
        >
          <CircleAlert aria-hidden="true" size={18} className="mt-px shrink-0" />
          {error}
        </p>
      )}
    </>
  );
}

/** The `aria-describedby` of the control whose messages have this id. */
export function describedBy(id: string, { hint, error }: Messages): string | undefined {
  const ids = [hint !== undefined && hintId(id), error !== undefined && errorId(id)];
  return ids.filter(Boolean).join(' ') || undefined;
}

function hintId(id: string): string {
  return `${id}-hint`;
}

function errorId(id: string): string {
  return `${id}-error`;
}
