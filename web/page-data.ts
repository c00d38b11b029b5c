import type { Preparation } from './route-facts.ts';
import type { Submission, SubmittedForm } from './ui/submitted-form.ts';
import { LEGAL_TEXTS } from './copy/legal.ts';
import { prepareAccount } from './features/account-settings/index.ts';
import { prepareFaq } from './features/faq/index.ts';
import { legalTextQuery } from './features/legal/index.ts';
import { prepareBrowser, prepareFavourites, prepareSample } from './features/library/index.ts';
import { refuseLink, submitLeave } from './features/newsletter/index.ts';
import { schoolsQuery } from './features/schools/index.ts';
import { submitSignOut } from './features/session/index.ts';
import { prepareSignIn, submitSignIn } from './features/sign-in/index.ts';
import { setupQuery } from './features/setup/index.ts';
import { submitSupport } from './features/support/index.ts';

interface PageData {
  /** Loads the data that the screen shows. */
  prepare?: (preparation: Preparation) => Promise<unknown>;
  /** What the page says of an address that it cannot accept; undefined for every other. */
  refuse?: (preparation: Preparation) => Promise<SubmittedForm | undefined>;
  /** Handles a form that was posted without script. */
  submit?: (fields: URLSearchParams, preparation: Preparation) => Promise<Submission>;
}

/**
 * What the server does before it renders a screen, by its source file. Not in the router, or browsers would load this
 * code too.
 */
export const PAGE_DATA: Partial<Record<string, PageData>> = {
  'screens/home.tsx': { submit: submitSignOut },
  'screens/sample.tsx': { prepare: prepareSample },
  'screens/help.tsx': { prepare: prepareFaq, submit: submitSupport },
  'screens/legal.tsx': {
    prepare: async ({ queryClient, routeId }) => {
      const text = LEGAL_TEXTS.find((each) => each === routeId);
      if (text) await queryClient.prefetchQuery(legalTextQuery(text));
    },
  },
  'screens/sign-in.tsx': {
    prepare: ({ queryClient, search }) => prepareSignIn(queryClient, search),
    submit: (fields, { routeId, search }) =>
      submitSignIn(fields, { registering: routeId === 'register', search }),
  },
  'screens/unsubscribe.tsx': {
    refuse: ({ search }) => refuseLink(search),
    submit: (_fields, { search }) => submitLeave(search),
  },
  'screens/learning-resources.tsx': {
    prepare: async (preparation) => {
      if (preparation.routeId === 'learning/teaching') await prepareBrowser(preparation);
      if (preparation.routeId === 'learning/favourites') await prepareFavourites(preparation);
    },
  },
  'screens/account-settings.tsx': { prepare: ({ queryClient }) => prepareAccount(queryClient) },
  'screens/admin.tsx': {
    prepare: async (preparation) => {
      const { queryClient, routeId } = preparation;
      if (routeId === 'admin/subscriptions') {
        await queryClient.prefetchQuery(schoolsQuery);
        await queryClient.prefetchQuery(setupQuery);
      }
      if (routeId === 'admin/teaching') await prepareBrowser(preparation);
    },
  },
};
