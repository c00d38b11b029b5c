export const starterSchemeCopy = {
  heading: 'Starter scheme',
  explanation: {
    none: 'Slides, worksheets and guides for every week of Years 2 to 6. They are added to the library, and nothing that is already there is changed.',
    running: 'The starter scheme is being added. You can leave this page.',
    stopped:
      'Adding the starter scheme was interrupted. Nothing is lost: it can carry on from where it stopped.',
    complete:
      'The starter scheme is in the library. Weeks that you have deleted since can be added again.',
  },
  action: {
    none: 'Add the starter scheme',
    stopped: 'Continue adding',
    complete: 'Add missing weeks',
  },
  starting: 'Starting...',
  progress: (done: number, total: number) => `${done} of ${total} weeks and year packs`,
  done: 'Starter scheme added successfully',
  failed: (message: string) => `Error adding the starter scheme: ${message}`,
} as const;
