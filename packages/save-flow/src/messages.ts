import { saveButtonMessages, type SaveButtonMessages } from './button-messages.ts';

/** The texts of the list of other saves of a pin. */
export type AlsoSavedListMessages = { readonly alsoSaved: string };

/** The texts of the list of other saves of a pin, in US English. */
export const alsoSavedListMessages: AlsoSavedListMessages = { alsoSaved: 'Also saved to' };

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

/** The texts of the save flow. Other languages pass their own table. */
export type SaveMessages = SaveButtonMessages & {
  readonly savedToBoard: (board: string) => string;
  readonly savedToSection: (section: string, board: string) => string;
  readonly savedToProfile: string;
  readonly saveFailed: string;
  readonly deleted: string;
  readonly deleteFailed: string;
  readonly change: string;
  readonly organize: string;
  readonly undo: string;
  /** The texts of queued saves; US English if missing. */
  readonly waiting?: QueuedSaveMessages;
  readonly picker: {
    readonly title: string;
    readonly close: string;
    readonly titleOfChange: string;
    readonly search: string;
    readonly suggested: string;
    readonly recent: string;
    readonly all: string;
    readonly results: string;
    readonly none: (query: string) => string;
    readonly noBoards: string;
    readonly loading: string;
    readonly failed: string;
    readonly retry: string;
    readonly more: string;
    readonly create: string;
    readonly createNamed: (name: string) => string;
    readonly sections: (board: string) => string;
    readonly backToBoards: string;
    readonly wholeBoard: string;
    readonly createSection: string;
    readonly savedHere: string;
    readonly secret: string;
  };
  readonly form: {
    readonly boardTitle: string;
    readonly sectionTitle: string;
    readonly name: string;
    readonly namePlaceholder: string;
    readonly sectionPlaceholder: string;
    readonly privacy: string;
    readonly public: string;
    readonly publicHint: string;
    readonly protected: string;
    readonly protectedHint: string;
    readonly secret: string;
    readonly secretHint: string;
    readonly create: string;
    readonly cancel: string;
    readonly nameMissing: string;
    readonly nameTooLong: (max: number) => string;
    readonly failed: string;
  };
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

/** The texts in US English. */
export const saveMessages: SaveMessages = {
  ...saveButtonMessages,
  savedToBoard: (board) => `Saved to ${board}`,
  savedToSection: (section, board) => `Saved to ${section} in ${board}`,
  savedToProfile: 'Saved to Profile',
  saveFailed: 'Sorry! Something went wrong on our end.',
  deleted: 'Pin deleted!',
  deleteFailed: 'Sorry! There was an error deleting your Pin.',
  change: 'Change',
  organize: 'Organize',
  undo: 'Undo',
  waiting: queuedSaveMessages,
  picker: {
    title: 'Save to',
    close: 'Close',
    titleOfChange: 'Move to',
    search: 'Search your boards',
    suggested: 'Suggested',
    recent: 'Recent',
    all: 'All boards',
    results: 'Results',
    none: (query) => `No boards match “${query}”.`,
    noBoards: 'You have no boards yet. Create your first one.',
    loading: 'Loading your boards',
    failed: 'We couldn’t load your boards.',
    retry: 'Try again',
    more: 'Show more boards',
    create: 'Create board',
    createNamed: (name) => `Create “${name}”`,
    sections: (board) => `Sections of ${board}`,
    backToBoards: 'Back to all boards',
    wholeBoard: 'The board',
    createSection: 'Add section',
    savedHere: 'Saved here',
    secret: 'Secret board',
  },
  form: {
    boardTitle: 'Create board',
    sectionTitle: 'Add section',
    name: 'Name',
    namePlaceholder: 'Like “Places to go” or “Soups”',
    sectionPlaceholder: 'Like “Breakfast” or “Second floor”',
    privacy: 'Who can see it',
    public: 'Everyone',
    publicHint: 'Shown on your profile, in feeds and in search.',
    protected: 'Anyone with the link',
    protectedHint: 'Not listed anywhere, but anyone with the address can open it.',
    secret: 'Only you',
    secretHint: 'Only you and people you invite can see it.',
    create: 'Create',
    cancel: 'Cancel',
    nameMissing: 'Give it a name.',
    nameTooLong: (max) => `Use ${max} characters or fewer.`,
    failed: 'That couldn’t be created. Your text is still here: try again.',
  },
};
