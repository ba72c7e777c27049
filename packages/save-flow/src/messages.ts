import { basicSaveMessages, pickerFailedMessage, type BasicSaveMessages } from './basic-messages.ts';

/** The texts of the list of other saves of a pin. */
export type AlsoSavedListMessages = { readonly alsoSaved: string };

/** The texts of the list of other saves of a pin, in US English. */
export const alsoSavedListMessages: AlsoSavedListMessages = { alsoSaved: 'Also saved to' };

/** The texts of the save flow. Other languages pass their own table. */
export type SaveMessages = BasicSaveMessages & {
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
    /** The heading of the list of locations of a saved pin, and its texts; US English if missing (BY-04). */
    readonly savedIn?: string;
    readonly remove?: (place: string) => string;
    readonly move?: string;
    readonly moveNamed?: (place: string) => string;
    readonly alsoSave?: string;
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

/** The texts of the save flow outside of the picker; those of the picker and its forms are US English if missing. */
export type SaveFlowMessages = BasicSaveMessages & Partial<Pick<SaveMessages, 'picker' | 'form'>>;

/** The texts in US English. */
export const saveMessages: SaveMessages = {
  ...basicSaveMessages,
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
    failed: pickerFailedMessage,
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
    savedIn: 'Saved to',
    remove: (place) => `Saved to ${place}`,
    move: 'Move',
    moveNamed: (place) => `Move from ${place}`,
    alsoSave: 'Also save to another board',
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
