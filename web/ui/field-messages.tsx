import { Field as BaseField } from '@base-ui/react/field';
import { CircleAlert } from 'lucide-react';

interface FieldMessagesProps {
  hint: string | undefined;
  error: string | undefined;
}

/** The hint and the error below a control, announced together with it. */
export function FieldMessages({ hint, error }: FieldMessagesProps) {
  return (
    <>
      {hint !== undefined && (
        <BaseField.Description className="text-small text-ink-soft">{hint}</BaseField.Description>
      )}
      {error !== undefined && (
        <BaseField.Error
          match
          className="flex items-start gap-1.5 text-small font-medium text-apple-deep"
        >
          <CircleAlert aria-hidden="true" size={18} className="mt-px shrink-0" />
          {error}
        </BaseField.Error>
      )}
    </>
  );
}
