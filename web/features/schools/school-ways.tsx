import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import type { School } from '#contract/schools.ts';
import { changeWaysOfSchool, type getWaysOfSchool, providerId } from '#contract/sign-in-ways.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { schoolWaysCopy as copy } from '../../copy/school-ways.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { Switch } from '../../ui/switch.tsx';
import { schoolWaysQuery } from './school-ways-query.ts';

/** How the people of a school may sign in. */
export function SchoolWays({ school }: { school: School }) {
  const { data: ways } = useQuery(schoolWaysQuery(school.id));
  // A server of the previous release has no choice to offer without a provider.
  if (!ways || (ways.providers.length === 0 && ways.allowsPasskeys === undefined)) return null;
  return (
    <section
      aria-labelledby="school-ways"
      className="mt-6 grid gap-3 rounded-m border border-line bg-paper p-4"
    >
      <h3 id="school-ways" className="text-body">
        {copy.heading}
      </h3>
      <p className="text-small text-ink-soft wrap-anywhere">{copy.explanation(school.domain)}</p>
      <SchoolWaysForm school={school} ways={ways} />
    </section>
  );
}

type Ways = z.output<typeof getWaysOfSchool.output>;
type Changes = Omit<z.input<typeof changeWaysOfSchool.input>, 'id'>;

interface SchoolWaysFormProps {
  school: Pick<School, 'id' | 'domain'>;
  ways: Ways;
}

const ANY = '';

function SchoolWaysForm({ school: { id, domain }, ways }: SchoolWaysFormProps) {
  const queryClient = useQueryClient();
  const [only, setOnly] = useState<string>(ways.onlyProvider ?? ANY);
  const allowedBefore = ways.allowsPasskeys ?? true;
  const [allowsPasskeys, setAllowsPasskeys] = useState(allowedBefore);
  const [tenant, setTenant] = useState(ways.microsoftTenant ?? '');
  const [refusal, setRefusal] = useState<string>();
  const saving = useSendOnce({
    mutationFn: (changes: Changes) => call(changeWaysOfSchool, { id, ...changes }),
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
    saving.mutate({
      onlyProvider: providerId.safeParse(only).data ?? null,
      microsoftTenant: microsoftTenant.data,
      // Only when it was changed: a server of the previous release does not know it.
      ...(allowsPasskeys !== allowedBefore && { allowsPasskeys }),
    });
  };
  const chosen = ways.providers.find((provider) => provider.id === only);
  const warning = chosen && warningOf(chosen, { domain, tenant });
  const options = optionsOf(ways);
  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      {options.length > 1 && (
        <SelectField
          label={copy.label}
          value={only}
          onChange={(event) => setOnly(event.target.value)}
          options={options}
        />
      )}
      {chosen && <p className="text-small text-ink-soft">{copy.consequence}</p>}
      {/* There from the start, so that screen readers announce what appears in it. */}
      <output className={warning === undefined ? 'sr-only' : NOTE}>{warning}</output>
      {!chosen && ways.allowsPasskeys !== undefined && (
        <Switch
          label={copy.passkeys}
          hint={allowsPasskeys ? copy.passkeysHint : copy.passkeysClosed}
          checked={allowsPasskeys}
          onChange={setAllowsPasskeys}
        />
      )}
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

/** Why people could not sign in through the only provider that is left to them. */
function warningOf(
  { id, name, vouchesForDomain }: Ways['providers'][number],
  { domain, tenant }: { domain: string; tenant: string },
): string | undefined {
  if (id === 'microsoft' && tenant.trim() === '') return copy.warning.tenant;
  if (vouchesForDomain === false) return copy.warning.domain(name, domain);
  return undefined;
}

const NOTE = 'block rounded-m border border-honey-deep bg-honey-wash p-4 wrap-anywhere';

function optionsOf({ providers, onlyProvider }: Ways) {
  const isMissing = onlyProvider !== null && !providers.some(({ id }) => id === onlyProvider);
  return [
    { value: ANY, text: copy.any },
    ...providers.map(({ id, name }) => ({ value: id, text: copy.only(name) })),
    ...(isMissing ? [{ value: onlyProvider, text: copy.onlyMissing(onlyProvider) }] : []),
  ];
}
