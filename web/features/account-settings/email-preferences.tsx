import { emailPreferencesCopy } from '../../copy/email-preferences.ts';
import { Switch } from '../../ui/switch.tsx';

interface EmailPreferencesProps {
  newsletter: boolean;
  onChange: (newsletter: boolean) => void;
}

export function EmailPreferences({ newsletter, onChange }: EmailPreferencesProps) {
  const copy = emailPreferencesCopy;
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 text-large font-semibold">{copy.heading}</legend>
      <Switch label={copy.necessary.label} hint={copy.necessary.hint} checked />
      <Switch
        label={copy.newsletter.label}
        hint={copy.newsletter.hint}
        checked={newsletter}
        onChange={onChange}
      />
    </fieldset>
  );
}
