import { USERNAME_CHARACTERS } from '#contract/limits.ts';
import { tooLong } from './fields.ts';

export const accountSettingsCopy = {
  heading: 'Account Settings',
  labels: {
    email: 'Email',
    school: 'Your School',
    status: 'School Subscription Status',
    name: 'Name',
  },
  emailHint: 'You sign in with this address.',
  nameHint: 'Shown at the top of every page.',
  subscriptionRequired: {
    heading: 'Subscription Required',
    explanation:
      'We found no subscription for the domain of your e-mail address; once your school has one, its resources open for everybody there.',
    pricing: 'Go to pricing',
  },
  refused: {
    missing: 'Please enter your name.',
    tooLong: tooLong(USERNAME_CHARACTERS),
    unreadable: 'Please use letters that can be seen, on one line.',
  },
  update: 'Update Profile',
  updating: 'Updating...',
  updated: 'Profile updated successfully!',
  logOut: 'Log Out',
  log: 'Error fetching user profile',
} as const;
