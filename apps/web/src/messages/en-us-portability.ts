const number = new Intl.NumberFormat('en-US');
const counted = (count: number, one: string, more: string): string =>
  `${number.format(count)} ${count === 1 ? one : more}`;

/** The texts of the page “Your data”, in US English. */
export const portabilityTexts = {
  title: 'Your data',
  hint: 'Take everything with you: an archive of your boards, Pins and images that you can look at without Pegboard.',
  exporting: 'Export',
  contents:
    'One ZIP file with your profile, boards, sections, notes and Pins, images and videos, links and alt texts, your comments, and what you follow. account.html has the rest: logins, devices, apps, messages that you sent, searches, mutes, reports and more. Open index.html in it to look at everything. We send you an email when it is ready.',
  secret: 'Your secret and archived boards are included. Store the file safely.',
  size: (boards: number, pins: number, bytes: string) =>
    `${counted(boards, 'board', 'boards')} and ${counted(pins, 'Pin', 'Pins')}, about ${bytes}`,
  what: 'What to export',
  everything: 'Everything',
  format: 'Format',
  formats: { archive: 'Archive with images (ZIP)', csv: 'Table of Pins (CSV)' },
  csvHint: 'A table has the texts, links and image addresses of your Pins, but no images.',
  start: 'Export your data',
  running: 'Your export is being prepared. You can leave this page.',
  progress: 'Progress of the export',
  percent: (percent: string) => `${percent} done`,
  cancel: 'Cancel',
  canceled: 'The export was canceled.',
  ready: 'Your export is ready.',
  failed: 'This export failed. Start a new one.',
  list: 'Your exports',
  createdOn: (day: string) => `Export of ${day}`,
  facts: (pins: number, day: string) => `${counted(pins, 'Pin', 'Pins')} · available until ${day}`,
  download: (bytes: string) => `Download (${bytes})`,
  remove: 'Delete',
  removeOf: (day: string) => `Delete the export of ${day}`,
  removed: 'The export was deleted.',
  confirming: {
    title: 'Confirm that it is you',
    intro: (day: string) =>
      `The export of ${day} has everything that you have here. Enter your password to download it.`,
    password: 'Your password',
    download: 'Download',
    passkeyButton: 'Confirm with a passkey and download',
    started: 'Your download has started.',
    gone: 'This export is not available. It was deleted, or is not ready yet.',
    back: 'Your data',
  },
} as const;
