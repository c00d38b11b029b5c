import { USERNAME_CHARACTERS } from '#contract/limits.ts';
import { tooLong } from './fields.ts';

export const accountSettingsCopy = {
  heading: 'Account Settings',
  labels: {
    email: 'Email',
    school: 'Your School',
    status: 'School Subscription Status',
    end: 'Subscription End Date',
    name: 'Name',
  },
  stillOpen: (day: string) => `Everybody at your school can still open the resources until ${day}.`,
  emailHint: 'You sign in with this address.',
  nameHint: 'Shown at the top of every page.',
  subscriptionRequired: {
    heading: 'Subscription Required',
    explanation:
      'We found no subscription for your email domain. Once your school has one, everybody there can open the resources.',
    pricing: 'Go to pricing',
  },
  refused: {
    missing: 'Please enter your name.',
    tooLong: tooLong(USERNAME_CHARACTERS),
    unreadable: 'Names must be on one line and have no hidden characters.',
  },
  update: 'Update Profile',
  updating: 'Updating...',
  updated: 'Profile updated successfully!',
  logOut: 'Log Out',
  log: 'Error fetching user profile',
} as const;
