import { lazy } from 'react';
import { loadCode } from '../../api/load-code.ts';

/** The code of these steps is loaded when they are wanted; the page needs none of it before. */
export function loadCodeStep() {
  return loadCode(() => import('./code-step.tsx'));
}

export function loadOrganisationStep() {
  return loadCode(() => import('./organisation-step.tsx'));
}

/** Needed once in the life of an account. */
function loadConfirmAccount() {
  return loadCode(() => import('./confirm-account.tsx'));
}

export const CodeStep = lazy(async () => ({ default: (await loadCodeStep()).CodeStep }));

export const OrganisationStep = lazy(async () => ({
  default: (await loadOrganisationStep()).OrganisationStep,
}));

export const ConfirmAccount = lazy(async () => ({
  default: (await loadConfirmAccount()).ConfirmAccount,
}));
