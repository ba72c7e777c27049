const PREFIX = 'pb_message_draft:';

/** The storage of drafts, such as `localStorage`. Each method may throw where storage is unavailable. */
type DraftStorage = Pick<Storage, 'getItem' | 'key' | 'length' | 'removeItem' | 'setItem'>;

/** The unsent text of a member in a conversation, on this device. */
export type MessageDraft = {
  readonly read: () => string;
  /** Stores a text; removes the draft for an empty one. */
  readonly write: (text: string) => void;
};

/** Returns the draft of a member in a conversation (WB-10). Without storage it is always empty. */
export function messageDraft(
  accountId: string,
  conversationId: string,
  storage: DraftStorage | undefined = deviceStorage(),
): MessageDraft {
  const key = `${PREFIX}${accountId}:${conversationId}`;
  return {
    read: () => attempt(() => storage?.getItem(key)) ?? '',
    write(text) {
      attempt(() => (text.trim() === '' ? storage?.removeItem(key) : storage?.setItem(key, text)));
    },
  };
}

/** Removes the drafts of all members from this device, on logout. */
export function clearMessageDrafts(storage: DraftStorage | undefined = deviceStorage()): void {
  attempt(() => {
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '');
    for (const key of keys) if (key.startsWith(PREFIX)) storage?.removeItem(key);
  });
}

function deviceStorage(): DraftStorage | undefined {
  return attempt(() => localStorage);
}

/** Returns undefined where storage is full or blocked: then the text stays in its field only. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
