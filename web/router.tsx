import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router';
import { ADMIN_TABS, adminRoute, LEARNING_TABS, learningRoute } from '#contract/page-routes.ts';
import type { PageId } from './copy/pages.ts';
import { GuestsOnly, RequireAdmin, RequireSession } from './features/session/index.ts';
import { loadScreen, ScreenFailure, SiteFailure, SiteFrame } from './features/site-frame/index.ts';
import { paths } from './paths.ts';
import { Spinner } from './ui/spinner.tsx';

type Load = () => Promise<ReactElement>;

/** Every page, in the spec's order, with the accessibility statement among the public ones. A screen's code is loaded on the first visit. */
const pages: RouteObject[] = [
  page('home', paths.home(), async () => {
    const { Home } = await import('./screens/home.tsx');
    return <Home />;
  }),
  page('pricing', paths.pricing(), async () => {
    const { Pricing } = await import('./screens/pricing.tsx');
    return <Pricing />;
  }),
  page('help', paths.help(), async () => {
    const { Help } = await import('./screens/help.tsx');
    return <Help />;
  }),
  page('accessibility', paths.accessibility(), async () => {
    const { Accessibility } = await import('./screens/accessibility.tsx');
    return <Accessibility />;
  }),
  {
    Component: GuestsOnly,
    children: [
      page('sign-in', paths.signIn(), async () => {
        const { SignIn } = await import('./screens/sign-in.tsx');
        return <SignIn mode="signIn" />;
      }),
      page('register', paths.register(), async () => {
        const { SignIn } = await import('./screens/sign-in.tsx');
        return <SignIn mode="register" />;
      }),
    ],
  },
  {
    Component: RequireSession,
    children: [
      {
        lazy: loadScreen(async () => {
          const { LearningResources } = await import('./screens/learning-resources.tsx');
          return <LearningResources />;
        }),
        children: LEARNING_TABS.map((tab) => tabOf(`learning/${tab}`, learningRoute(tab))),
      },
      page('account-settings', paths.accountSettings(), async () => {
        const { AccountSettings } = await import('./screens/account-settings.tsx');
        return <AccountSettings />;
      }),
    ],
  },
  {
    Component: RequireAdmin,
    children: [
      {
        lazy: loadScreen(async () => {
          const { Admin } = await import('./screens/admin.tsx');
          return <Admin />;
        }),
        children: [
          tabOf('admin/subscriptions', paths.admin()),
          ...ADMIN_TABS.map((tab) => tabOf(`admin/${tab}`, adminRoute(tab))),
        ],
      },
    ],
  },
  page('not-found', '*', async () => {
    const { NotFound } = await import('./screens/not-found.tsx');
    return <NotFound />;
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

function page(id: PageId, path: string, load: Load): RouteObject {
  return { id, path, lazy: loadScreen(load) };
}

/** A tab has no screen of its own: the parent screen shows the panel of this id. */
function tabOf(id: PageId, path: string): RouteObject {
  return { id, path, element: null };
}
