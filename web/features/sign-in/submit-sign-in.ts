import type * as z from 'zod/mini';
import {
  requestCode,
  type Session,
  signInOrganisation,
  signInWithCode,
} from '#contract/session.ts';
import { confirmAccount, sendConfirmationCode } from '#contract/sign-in-ways.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { EMAIL_REFUSED } from '../../copy/fields.ts';
import { signInCopy } from '../../copy/sign-in.ts';
import { paths } from '../../paths.ts';
import type { Submission, SubmittedForm } from '../../ui/submitted-form.ts';
import { placeAfterSignIn } from '../guards/index.ts';
import { INTENT, INTENTS, STEPS } from './intents.ts';
import { savePreferences } from './save-preferences.ts';
import { passwordRefusal, signInErrorText } from './sign-in-error-text.ts';
import { typedEmail, typedOrganisation } from './sign-in-input.ts';

interface FormPage {
  registering: boolean;
  /** The query of the address, with `?next=`. */
  search: string;
}

/** Signs in, step by step, with forms that are posted without script. */
export async function submitSignIn(fields: URLSearchParams, page: FormPage): Promise<Submission> {
  const values = valuesOf(fields);
  switch (fields.get(INTENT) ?? '') {
    case INTENTS.sendCode:
      return { submitted: await sendCode(values, page) };
    case INTENTS.enterCode:
      return { submitted: { step: STEPS.code, values } };
    case INTENTS.sendAgain:
      return { submitted: await sendAgain(fields, values, page) };
    case INTENTS.verify:
      return verify(fields, values, page);
    case INTENTS.confirmAccount:
      return confirmWithCode(fields, page);
    case INTENTS.sendConfirmationAgain:
      return { submitted: await sendConfirmationAgain() };
    case INTENTS.chooseMethod.organisation:
      return { submitted: { step: STEPS.organisation, values: {} } };
    case INTENTS.signInOrganisation:
      return signIntoOrganisation(fields, page);
    default:
      return { submitted: { step: STEPS.email, values: {} } };
  }
}

interface Values extends Record<string, string> {
  email: string;
  newsletter: string;
}

function valuesOf(fields: URLSearchParams): Values {
  return { email: fields.get('email') ?? '', newsletter: fields.get('newsletter') ?? '' };
}

async function sendCode(values: Values, { search }: FormPage): Promise<SubmittedForm> {
  const { data } = typedEmail.safeParse({ email: values.email });
  if (!data) return { step: STEPS.email, values, refused: { email: EMAIL_REFUSED } };
  try {
    await call(requestCode, data);
    return { step: STEPS.codeSent, values: { ...values, ...data } };
  } catch (error) {
    const problem = signInErrorText(error, 'request', search);
    return { step: STEPS.email, values, problem };
  }
}

async function sendAgain(
  fields: URLSearchParams,
  values: Values,
  page: FormPage,
): Promise<SubmittedForm> {
  const sent = await sendCode(values, page);
  const step = codeStepOf(fields);
  if (sent.refused) return { ...sent, step: STEPS.code };
  return sent.problem ? { ...sent, step } : { ...sent, step, notice: signInCopy.sentAgain };
}

async function verify(
  fields: URLSearchParams,
  values: Values,
  { registering, search }: FormPage,
): Promise<Submission> {
  const { data } = typedEmail.safeParse({ email: values.email });
  if (!data) {
    return { submitted: { step: STEPS.code, values, refused: { email: EMAIL_REFUSED } } };
  }
  let session: Session;
  try {
    ({ session } = await call(signInWithCode, { ...data, code: codeIn(fields) }));
  } catch (error) {
    const problem = signInErrorText(error, 'verification');
    return { submitted: { step: codeStepOf(fields), values, problem } };
  }
  if (!registering) return { redirect: placeAfterSignIn(search) };
  return { redirect: await placeAfterRegistration(session, values, search) };
}

/** Where preferences could not be saved, the new user sees that on the page that has them. */
async function placeAfterRegistration(
  session: Session,
  { newsletter }: Values,
  search: string,
): Promise<string> {
  try {
    await savePreferences(session, newsletter !== '');
    return placeAfterSignIn(search);
  } catch {
    return paths.accountSettings();
  }
}

const code = signInWithCode.input.shape.code;

/** The code may be in one box or spread over six. An incomplete one is refused without using a try. */
function codeIn(fields: URLSearchParams): z.output<typeof code> {
  const { data } = code.safeParse(fields.getAll('code').join('').replaceAll(/\s/g, ''));
  if (!data) throw new ApiError('sign-in/code-refused');
  return data;
}

function codeStepOf(fields: URLSearchParams): string {
  return fields.has('sent') ? STEPS.codeSent : STEPS.code;
}

/** Confirms the address of an account at a provider. */
async function confirmWithCode(fields: URLSearchParams, { search }: FormPage): Promise<Submission> {
  try {
    await call(confirmAccount, { code: codeIn(fields) });
    return { redirect: placeAfterSignIn(search) };
  } catch (error) {
    return { submitted: { values: {}, problem: signInErrorText(error, 'verification') } };
  }
}

async function sendConfirmationAgain(): Promise<SubmittedForm> {
  try {
    await call(sendConfirmationCode, {});
    return { values: {}, notice: signInCopy.sentAgain };
  } catch (error) {
    return { values: {}, problem: signInErrorText(error, 'request') };
  }
}

async function signIntoOrganisation(
  fields: URLSearchParams,
  { search }: FormPage,
): Promise<Submission> {
  const values = { domain: fields.get('domain') ?? '' };
  const step = STEPS.organisation;
  const typed = typedOrganisation.safeParse({ ...values, password: fields.get('password') ?? '' });
  if (!typed.success) {
    return { submitted: { step, values, refused: organisationRefusals(typed.error) } };
  }
  try {
    await call(signInOrganisation, typed.data);
    return { redirect: placeAfterSignIn(search) };
  } catch (error) {
    return { submitted: { step, values, problem: signInErrorText(error, 'organisation') } };
  }
}

function organisationRefusals({ issues }: z.core.$ZodError): Record<string, string> {
  const domainRefused = signInCopy.refused.domain;
  const refusals = issues.map(({ path: [field], code }) =>
    field === 'password' ? { password: passwordRefusal(code) } : { domain: domainRefused },
  );
  return Object.assign({}, ...refusals);
}
