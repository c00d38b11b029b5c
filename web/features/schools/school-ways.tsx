import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import type { School } from '#contract/schools.ts';
import { changeWaysOfSchool, type getWaysOfSchool, providerId } from '#contract/sign-in-ways.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { signInWaysCopy } from '../../copy/sign-in-ways.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { schoolWaysQuery } from './school-ways-query.ts';

type Ways = z.output<typeof getWaysOfSchool.output>;

const copy = signInWaysCopy.school;
const ANY = '';

/** How the people of a school may sign in. Nothing where no provider is configured, because there is no choice then. */
export function SchoolWays({ school }: { school: School }) {
  const { data: ways } = useQuery(schoolWaysQuery(school.id));
  if (!ways || ways.providers.length === 0) return null;
  return (
    <section
      aria-labelledby="school-ways"
      className="mt-6 grid gap-3 rounded-m border border-line bg-paper p-4"
    >
      <h3 id="school-ways" className="text-body">
        {copy.heading}
      </h3>
      <p className={NOTE}>{copy.explanation(school.domain)}</p>
      <WaysForm school={school} ways={ways} />
    </section>
  );
}

function WaysForm({ school: { id }, ways }: { school: School; ways: Ways }) {
  const queryClient = useQueryClient();
  const [only, setOnly] = useState<string>(ways.onlyProvider ?? ANY);
  const [tenant, setTenant] = useState(ways.microsoftTenant ?? '');
  const [refusal, setRefusal] = useState<string>();
  const saving = useSendOnce({
    mutationFn: (changes: Pick<Ways, 'onlyProvider' | 'microsoftTenant'>) =>
      call(changeWaysOfSchool, { id, ...changes }),
    onSuccess: () => showToast('success', copy.saved),
    onError: (error) => showToast('error', copy.failed(errorText(error))),
    onSettled: () => void queryClient.invalidateQueries(schoolWaysQuery(id)),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const microsoftTenant = changeWaysOfSchool.input.shape.microsoftTenant.safeParse(
      tenant.trim().toLowerCase() || null,
    );
    setRefusal(microsoftTenant.success ? undefined : copy.tenantRefused);
    if (!microsoftTenant.success) return;
    const onlyProvider = providerId.safeParse(only).data ?? null;
    saving.mutate({ onlyProvider, microsoftTenant: microsoftTenant.data });
  };
  const options = ways.providers.map(({ id: value, name }) => ({ value, text: copy.only(name) }));
  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      <SelectField
        label={copy.label}
        value={only}
        onChange={(event) => setOnly(event.target.value)}
        options={[{ value: ANY, text: copy.any }, ...options]}
      />
      {only !== ANY && <p className={NOTE}>{copy.consequence}</p>}
      {ways.providers.some((provider) => provider.id === 'microsoft') && (
        <Field
          label={copy.tenant}
          hint={copy.tenantHint}
          value={tenant}
          onChange={(event) => setTenant(event.target.value)}
          error={refusal}
        />
      )}
      <div>
        <Button type="submit" variant="quiet" busy={saving.isPending} busyText={copy.saving}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}

const NOTE = 'text-small text-ink-soft wrap-anywhere';
