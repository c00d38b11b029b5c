import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router';
import { ADMIN_TABS, adminRoute, LEARNING_TABS, learningRoute } from '#contract/page-routes.ts';
import type { PageId } from './copy/pages.ts';
import {
  GuestsOnly,
  RequireAdmin,
  RequireSession,
  submitSignOut,
} from './features/session/index.ts';
import { loadScreen, ScreenFailure, SiteFailure, SiteFrame } from './features/site-frame/index.ts';
import { paths } from './paths.ts';
import type { RouteFacts } from './route-facts.ts';
import { Spinner } from './ui/spinner.tsx';

interface Screen {
  element: ReactElement;
  handle?: RouteFacts;
}

type Load = () => Promise<Screen>;

/** Every page, in the spec's order, with the accessibility statement among the public ones. A screen's code is loaded on the first visit. */
const pages: RouteObject[] = [
  page('home', paths.home(), 'screens/home.tsx', async () => {
    const { Home } = await import('./screens/home.tsx');
    return { element: <Home />, handle: { submit: submitSignOut } };
  }),
  page('pricing', paths.pricing(), 'screens/pricing.tsx', async () => {
    const { Pricing } = await import('./screens/pricing.tsx');
    return { element: <Pricing /> };
  }),
  page('help', paths.help(), 'screens/help.tsx', async () => {
    const { Help, prepareHelp, submitHelp } = await import('./screens/help.tsx');
    return { element: <Help />, handle: { prepare: prepareHelp, submit: submitHelp } };
  }),
  page('accessibility', paths.accessibility(), 'screens/accessibility.tsx', async () => {
    const { Accessibility } = await import('./screens/accessibility.tsx');
    return { element: <Accessibility /> };
  }),
  {
    Component: GuestsOnly,
    handle: { allowed: 'guests' } satisfies RouteFacts,
    children: [
      page('sign-in', paths.signIn(), 'screens/sign-in.tsx', async () => {
        const { SignIn, submitSignInStep } = await import('./screens/sign-in.tsx');
        return { element: <SignIn mode="signIn" />, handle: { submit: submitSignInStep } };
      }),
      page('register', paths.register(), 'screens/sign-in.tsx', async () => {
        const { SignIn, submitSignInStep } = await import('./screens/sign-in.tsx');
        return { element: <SignIn mode="register" />, handle: { submit: submitSignInStep } };
      }),
    ],
  },
  {
    Component: RequireSession,
    handle: { allowed: 'users' } satisfies RouteFacts,
    children: [
      {
        lazy: screenAt('screens/learning-resources.tsx', async () => {
          const { LearningResources, prepareLearningResources } =
            await import('./screens/learning-resources.tsx');
          return {
            element: <LearningResources />,
            handle: { prepare: prepareLearningResources },
          };
        }),
        children: LEARNING_TABS.map((tab) => tabOf(`learning/${tab}`, learningRoute(tab))),
      },
      page(
        'account-settings',
        paths.accountSettings(),
        'screens/account-settings.tsx',
        async () => {
          const { AccountSettings, prepareAccountSettings } =
            await import('./screens/account-settings.tsx');
          return { element: <AccountSettings />, handle: { prepare: prepareAccountSettings } };
        },
      ),
    ],
  },
  {
    Component: RequireAdmin,
    handle: { allowed: 'administrators' } satisfies RouteFacts,
    children: [
      {
        lazy: screenAt('screens/admin.tsx', async () => {
          const { Admin, prepareAdmin } = await import('./screens/admin.tsx');
          return { element: <Admin />, handle: { prepare: prepareAdmin } };
        }),
        children: [
          tabOf('admin/subscriptions', paths.admin()),
          ...ADMIN_TABS.map((tab) => tabOf(`admin/${tab}`, adminRoute(tab))),
        ],
      },
    ],
  },
  page('not-found', '*', 'screens/not-found.tsx', async () => {
    const { NotFound } = await import('./screens/not-found.tsx');
    return { element: <NotFound /> };
  }),
];

export const routes: RouteObject[] = [
  {
    Component: SiteFrame,
    HydrateFallback: () => <Spinner fullScreen />,
    ErrorBoundary: SiteFailure,
    children: [{ ErrorBoundary: ScreenFailure, children: pages }],
  },
];

function page(id: PageId, path: string, file: string, load: Load): RouteObject {
  return { id, path, lazy: screenAt(file, load) };
}

/** `file` is the one that `load` imports. */
function screenAt(file: string, load: Load) {
  return loadScreen(async () => {
    const { element, handle } = await load();
    return { element, handle: { ...handle, screen: file } satisfies RouteFacts };
  });
}

/** A tab has no screen of its own: the parent screen shows the panel of this id. */
function tabOf(id: PageId, path: string): RouteObject {
  return { id, path, element: null };
}
