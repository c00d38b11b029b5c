import { BRAND } from '#contract/brand.ts';

export const siteCopy = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  homeLink: `${BRAND.name}, home`,
  openMenu: 'Open menu',
  menuTitle: 'Menu',
  loadingPage: 'Loading page',
  links: {
    home: 'Home',
    learning: 'Learning Resources',
    pricing: 'Pricing',
    help: 'Help & FAQ',
    accessibility: 'Accessibility',
    signIn: 'Sign In',
    register: 'Register',
    login: 'Login',
    signUp: 'Sign Up',
    admin: 'Admin',
    accountSettings: 'Account Settings',
    logout: 'Logout',
  },
  nameless: 'User',
  corner: {
    label: 'Help and feedback',
    feedback: 'Provide Feedback',
    chat: 'Support Assistant',
  },
  copyright: (year: number) => `© ${year} ${BRAND.name}. All rights reserved.`,
} as const;
