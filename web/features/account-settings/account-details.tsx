import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { USERNAME_CHARACTERS } from '#contract/limits.ts';
import { oneLine } from '#contract/one-line.ts';
import type { getProfile } from '#contract/profile.ts';
import { errorText } from '../../api/error-text.ts';
import { trimmed } from '../../api/trimmed.ts';
import { accountSettingsCopy } from '../../copy/account-settings.ts';
import { emailPreferencesCopy } from '../../copy/email-preferences.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useTypedBefore } from '../../ui/use-typed-before.ts';
import { AwaitLookup } from '../lookup/index.ts';
import { useSignOut } from '../session/index.ts';
import { profileQuery } from './profile-queries.ts';
import { SchoolDetails } from './school-details.tsx';
import { useProfileUpdate } from './use-profile-update.ts';

export function AccountDetails() {
  const lookup = useQuery(profileQuery);
  const { data: profile } = lookup;
  if (profile) return <ProfileForm profile={profile} />;
  return <AwaitLookup lookup={lookup} />;
}

const name = trimmed(oneLine(USERNAME_CHARACTERS));

/** Unsaved changes; every other field shows the saved profile. */
interface Draft {
  username?: string;
  newsletter?: boolean;
}

function ProfileForm({ profile }: { profile: z.output<typeof getProfile.output> }) {
  const saved = { username: profile.username ?? '', newsletter: profile.newsletter };
  const [draft, setDraft] = useState<Draft>({});
  const [refusal, setRefusal] = useState<string>();
  const nameField = useRef<HTMLElement>(null);
  const { updating, justSaved } = useProfileUpdate();
  const signOut = useSignOut();
  const { username, newsletter } = { ...saved, ...draft };
  const changed = username.trim() !== saved.username || newsletter !== saved.newsletter;
  const { labels } = accountSettingsCopy;

  const change = (changes: Draft) => setDraft((now) => ({ ...now, ...changes }));
  useTypedBefore(nameField, (username) => change({ username }));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!changed) return;
    const parsed = name.safeParse(username);
    setRefusal(parsed.success ? undefined : refusalOf(parsed.error));
    if (!parsed.success) return nameField.current?.focus();
    updating.mutate(
      { username: parsed.data, newsletter },
      // Keeps what was typed while the request was pending.
      { onSuccess: () => setDraft((now) => withoutSaved(now, { username, newsletter })) },
    );
  };

  return (
    <form noValidate onSubmit={save} className="grid gap-8">
      <Field
        label={labels.email}
        hint={accountSettingsCopy.emailHint}
        readOnly
        value={profile.email}
      />
      <SchoolDetails />
      <Field
        ref={nameField}
        label={labels.name}
        hint={accountSettingsCopy.nameHint}
        required
        autoComplete="name"
        value={username}
        onChange={(event) => change({ username: event.target.value })}
        error={refusal}
      />
      <EmailPreferences newsletter={newsletter} onChange={(newsletter) => change({ newsletter })} />
      <div className="grid gap-4">
        {updating.error && <AlertBox>{errorText(updating.error)}</AlertBox>}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            disabled={!changed}
            busy={updating.isPending}
            busyText={accountSettingsCopy.updating}
          >
            {accountSettingsCopy.update}
          </Button>
          <Button variant="quiet" onClick={signOut}>
            {accountSettingsCopy.logOut}
          </Button>
          <output className="font-medium text-leaf-deep">
            {justSaved && accountSettingsCopy.updated}
          </output>
        </div>
      </div>
    </form>
  );
}

function refusalOf(error: z.core.$ZodError): string {
  const { missing, tooLong, unreadable } = accountSettingsCopy.refused;
  const codes = new Set(error.issues.map(({ code }) => code));
  if (codes.has('too_small')) return missing;
  return codes.has('too_big') ? tooLong : unreadable;
}

function withoutSaved(draft: Draft, sent: Required<Draft>): Draft {
  const { username, newsletter } = draft;
  return {
    ...(username !== undefined && username !== sent.username && { username }),
    ...(newsletter !== undefined && newsletter !== sent.newsletter && { newsletter }),
  };
}

interface EmailPreferencesProps {
  newsletter: boolean;
  onChange: (newsletter: boolean) => void;
}

function EmailPreferences({ newsletter, onChange }: EmailPreferencesProps) {
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
