import { zodResolver } from '@hookform/resolvers/zod';
import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { type FieldError, useForm, useWatch } from 'react-hook-form';
import { createSchool, type School } from '#contract/schools.ts';
import { errorText } from '../../api/error-text.ts';
import { schoolsCopy } from '../../copy/schools.ts';
import { subscriptionsCopy } from '../../copy/subscriptions.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { changedTerm, findUnfinishedDay, schoolForm, valuesOf } from './school-form-values.ts';
import { STATUS_OPTIONS } from './school-options.ts';
import { TermFields } from './term-fields.tsx';
import { isAboutDomain, isAboutSharing, type SchoolSave } from './use-school-save.ts';

interface SchoolFormProps {
  id: string;
  school: School | undefined;
  saving: SchoolSave;
}

const { columns, form } = schoolsCopy;

/** Fields keep their values until the school is saved, whatever the server answers. */
export function SchoolForm({ id, school, saving }: SchoolFormProps) {
  const { register, handleSubmit, setError, setFocus, getValues, control, formState } = useForm({
    resolver: zodResolver(schoolForm),
    defaultValues: valuesOf(school),
  });
  const { errors } = formState;
  const typedDomain = useWatch({ control, name: 'domain' });
  const save = (sharedDomainConfirmed: boolean) =>
    handleSubmit((values) =>
      saving.mutate(
        { ...values, ...changedTerm(values, school), sharedDomainConfirmed },
        { onError: showAtDomain },
      ),
    );
  const showAtDomain = (error: Error) => {
    if (isAboutSharing(error)) setError('domain', { type: ASK });
    else if (isAboutDomain(error)) setError('domain', { type: SAID, message: errorText(error) });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const unfinished = findUnfinishedDay(event.currentTarget);
    if (unfinished) {
      event.preventDefault();
      setError(unfinished, { type: SAID, message: subscriptionsCopy.form.refused.day });
      setFocus(unfinished);
    } else void save(false)(event);
  };

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      <Field
        label={columns.name}
        required
        autoComplete="off"
        error={refusal('name', errors.name)}
        {...register('name')}
      />
      <Field
        label={columns.domain}
        hint={form.domainHint}
        placeholder={form.domainPlaceholder}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        error={refusal('domain', errors.domain)}
        {...register('domain')}
      />
      {school && <MovedDomainNote domain={school.domain} typed={typedDomain} />}
      {errors.domain?.type === ASK && (
        <SharedDomainQuestion domain={getValues('domain')} onConfirm={() => void save(true)()} />
      )}
      <Field
        label={columns.contactName}
        hint={form.optional}
        autoComplete="off"
        error={refusal('contactName', errors.contactName)}
        {...register('contactName')}
      />
      <Field
        label={columns.contactEmail}
        hint={form.optional}
        type="email"
        autoComplete="off"
        error={refusal('contactEmail', errors.contactEmail)}
        {...register('contactEmail')}
      />
      <SelectField
        label={form.status}
        options={STATUS_OPTIONS}
        {...register('subscriptionStatus')}
      />
      <TermFields school={school} register={register} control={control} errors={errors} />
    </form>
  );
}

/** Types of errors that only the server finds. */
const ASK = 'ask';
const SAID = 'said';

function refusal(
  field: keyof typeof form.refused,
  error: FieldError | undefined,
): string | undefined {
  if (!error || error.type === ASK) return undefined;
  if (error.type === SAID) return error.message;
  return error.type === 'too_big' ? form.tooLong : form.refused[field];
}

interface MovedDomainNoteProps {
  /** The saved domain of the school. */
  domain: string;
  typed: string;
}

/** Warns, before saving, what a change of the domain means for the users of the old one. */
function MovedDomainNote({ domain, typed }: MovedDomainNoteProps) {
  const parsed = createSchool.input.shape.domain.safeParse(typed);
  const moves = parsed.success && parsed.data !== domain;
  return (
    <output className={moves ? NOTE : 'sr-only'}>
      {moves && `${schoolsCopy.form.moved} ${schoolsCopy.closedDomain(domain)}`}
    </output>
  );
}

const NOTE = 'block rounded-m border border-honey-deep bg-honey-wash p-4 wrap-anywhere';

interface SharedDomainQuestionProps {
  domain: string;
  onConfirm: () => void;
}

const { shared } = schoolsCopy.form;

/** Scrolls into view and takes the focus, so that users notice that the school is not saved yet. */
function SharedDomainQuestion({ domain, onConfirm }: SharedDomainQuestionProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid justify-items-start gap-3 rounded-m border border-honey-deep bg-honey-wash p-4"
    >
      <p className="flex items-start gap-2.5 font-semibold wrap-anywhere">
        <TriangleAlert aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
        {shared.question(domain)}
      </p>
      <p>{shared.explanation}</p>
      <Button variant="honey" onClick={onConfirm}>
        {shared.confirm}
      </Button>
    </div>
  );
}
