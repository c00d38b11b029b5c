export const favouritesCopy = {
  favourite: 'Favourite',
  unfavourite: 'Unfavourite',
  favouriteOf: (name: string) => `Favourite ${name}`,
  listTitle: 'Favourites',
  types: { year: 'Year group', week: 'Week', resource: 'Resource' },
  gone: 'No longer available',
  // The spec has these two in American spelling.
  empty: {
    heading: 'No favorites yet',
    hint: 'Star items to add them to your favorites for quick access',
    browse: 'Go to Teaching',
  },
  added: (name: string) => `Added "${name}" to favourites`,
  removed: (name: string) => `Removed "${name}" from favourites`,
  refused: {
    loggedOut: 'You must be logged in to favourite items.',
    weekWithoutYear: 'Cannot add week to favourites: missing year context.',
    resourceWithoutPlace: 'Cannot add resource to favourites: missing context.',
  },
  failed: 'Failed to update favourites. Please try again.',
  unexpected: 'An error occurred. Please try again.',
} as const;
