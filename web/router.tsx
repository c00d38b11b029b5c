import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router';
import {
  ADMIN_TABS,
  adminRoute,
  LEARNING_TABS,
  learningRoute,
  SAMPLE_RESOURCE_ROUTE,
} from '#contract/page-routes.ts';
import type { PageId } from './copy/pages.ts';
import type { Allowed } from './features/guards/index.ts';
import { loadScreen, ScreenFailure, SiteFailure, SiteFrame } from './features/site-frame/index.ts';
import { paths } from './paths.ts';
import type { RouteFacts } from './route-facts.ts';
import { Spinner } from './ui/spinner.tsx';

type Load = () => Promise<ReactElement>;

/**
 * Every page, in the order of the specification, with the sample week, the accessibility statement, privacy and terms among the
 * public ones. A screen's code is loaded on the first visit.
 */
const pages: RouteObject[] = [
  page('home', paths.home(), 'screens/home.tsx', async () => {
    const { Home } = await import('./screens/home.tsx');
    return <Home />;
  }),
  {
    ...page('sample', paths.sample(), 'screens/sample.tsx', async () => {
      const { Sample } = await import('./screens/sample.tsx');
      return <Sample />;
    }),
    children: [
      page('sample/lesson', SAMPLE_RESOURCE_ROUTE, 'screens/sample-lesson.tsx', async () => {
        const { SampleLesson } = await import('./screens/sample-lesson.tsx');
        return <SampleLesson />;
      }),
    ],
  },
  page('pricing', paths.pricing(), 'screens/pricing.tsx', async () => {
    const { Pricing } = await import('./screens/pricing.tsx');
    return <Pricing />;
  }),
  page('help', paths.help(), 'screens/help.tsx', async () => {
    const { Help } = await import('./screens/help.tsx');
    return <Help />;
  }),
  page('accessibility', paths.accessibility(), 'screens/accessibility.tsx', async () => {
    const { Accessibility } = await import('./screens/accessibility.tsx');
    return <Accessibility />;
  }),
  page('privacy', paths.privacy(), 'screens/legal.tsx', async () => {
    const { Legal } = await import('./screens/legal.tsx');
    return <Legal text="privacy" />;
  }),
  page('terms', paths.terms(), 'screens/legal.tsx', async () => {
    const { Legal } = await import('./screens/legal.tsx');
    return <Legal text="terms" />;
  }),
  page('unsubscribe', paths.unsubscribe(), 'screens/unsubscribe.tsx', async () => {
    const { Unsubscribe } = await import('./screens/unsubscribe.tsx');
    return <Unsubscribe />;
  }),
  {
    ...guard('guests', async () => {
      const { GuestsOnly } = await import('./features/guards/index.ts');
      return <GuestsOnly />;
    }),
    children: [
      page('sign-in', paths.signIn(), 'screens/sign-in.tsx', async () => {
        const { SignIn } = await import('./screens/sign-in.tsx');
        return <SignIn mode="signIn" />;
      }),
      page('register', paths.register(), 'screens/sign-in.tsx', async () => {
        const { SignIn } = await import('./screens/sign-in.tsx');
        return <SignIn mode="register" />;
      }),
    ],
  },
  {
    ...guard('users', async () => {
      const { RequireSession } = await import('./features/guards/index.ts');
      return <RequireSession />;
    }),
    children: [
      {
        lazy: screenAt('screens/learning-resources.tsx', async () => {
          const { LearningResources } = await import('./screens/learning-resources.tsx');
          return <LearningResources />;
        }),
        children: LEARNING_TABS.map((tab) => tabOf(`learning/${tab}`, learningRoute(tab))),
      },
      page(
        'account-settings',
        paths.accountSettings(),
        'screens/account-settings.tsx',
        async () => {
          const { AccountSettings } = await import('./screens/account-settings.tsx');
          return <AccountSettings />;
        },
      ),
    ],
  },
  {
    ...guard('administrators', async () => {
      const { RequireAdmin } = await import('./features/guards/index.ts');
      return <RequireAdmin />;
    }),
    children: [
      {
        lazy: screenAt('screens/admin.tsx', async () => {
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
  page('not-found', '*', 'screens/not-found.tsx', async () => {
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

function page(id: PageId, path: string, file: string, load: Load) {
  return { id, path, lazy: screenAt(file, load) };
}

/** Around the pages that only some may see. Its code is loaded with the first of them, and not with public pages. */
function guard(allowed: Allowed, load: Load) {
  const handle: RouteFacts = { allowed };
  return { handle, lazy: loadScreen(async () => ({ element: await load() })) };
}

/** `code` is the file that `load` imports. */
function screenAt(code: string, load: Load) {
  return loadScreen(async () => {
    const element = await load();
    return { element, handle: { code } satisfies RouteFacts };
  });
}

/** A tab has no screen of its own: the parent screen shows the panel of this id. */
function tabOf(id: PageId, path: string): RouteObject {
  return { id, path, element: null };
}
