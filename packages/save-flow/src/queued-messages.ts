/** The texts of queued changes (SF-12). */
export type QueuedSaveMessages = {
  readonly toast: string;
  readonly note: (count: number) => string;
  readonly explanation: string;
  readonly saveTo: (place: string) => string;
  readonly removal: string;
  readonly untitled: string;
  readonly drop: string;
  readonly dropNamed: (title: string) => string;
  readonly sendNow: string;
  readonly sent: (count: number) => string;
  readonly failed: (title: string, reason: string, others: number) => string;
};

/** The texts of queued changes in US English. */
export const queuedSaveMessages: QueuedSaveMessages = {
  toast: 'You’re offline. We’ll save this when you’re back online.',
  note: (count) => `${count} waiting to be saved`,
  explanation: 'These are stored on this device and saved when you’re back online.',
  saveTo: (place) => `To ${place}`,
  removal: 'Will be removed',
  untitled: 'A Pin',
  drop: 'Discard',
  dropNamed: (title) => `Discard ${title}`,
  sendNow: 'Try now',
  sent: (count) => `${count} Pins synced.`,
  failed: (title, reason, others) =>
    `${title || 'A Pin'}${others > 0 ? ` and ${others} more` : ''} couldn’t be saved. ${reason}`,
};
