/** Texts for opening, downloading and printing a resource, in lists and in the viewer. */
export const resourceFilesCopy = {
  actions: { open: 'Open', present: 'Present', download: 'Download', print: 'Print' },
  actionOn: (action: string, name: string) => `${action} ${name}`,
  moreActions: 'More actions',
  moreActionsOn: (name: string) => `More actions for ${name}`,
  downloadFailed: 'Could not download file. Please try again later.',
  printFailed: 'Could not print file. Please try again later.',
  popUpBlocked:
    'Your browser blocked the window to print from. Please allow pop-ups for this site and try again.',
  log: {
    download: 'Could not prepare file for download.',
    print: 'Failed to get file URL for printing.',
  },
} as const;
