import { EMPTY_PIN_DRAFT } from '@pegboard/types';
import type { QueuedSave } from '@pegboard/save-flow';
import { createVisitorStore, type VisitorStore } from '@pegboard/unauth-visitor-state';
import type { DeviceDraft } from '../../features/creating/device-drafts.ts';
import { saveQueueStorage } from '../../features/saving/save-queue-storage.ts';

const NOW = 1_795_000_000_000;
const USER = '11';

/** The data that pages of a release store on a device: the texts of `localStorage` by key, and drafts of IndexedDB. */
export type StoredFormats = {
  readonly localStorage: Readonly<Record<string, string>>;
  readonly drafts: readonly unknown[];
};

/** A queued save with every field. */
export const QUEUED: QueuedSave = {
  userId: USER,
  pinId: '7',
  viaPinId: '6',
  title: 'Cup',
  since: NOW,
  copy: {
    copyId: '70',
    board: { id: '5', name: 'Soups', url: '/ines/soups/' },
    section: { id: '51', title: 'Cold' },
    isProfile: false,
  },
  namedTarget: { target: { boardId: '5', sectionId: '52' }, name: 'Warm' },
  tried: { kind: 'move', copyId: '70', target: { boardId: '5' }, key: 'key-1' },
};

const DRAFT: DeviceDraft = {
  clientId: '7b1c2f0e-6f0f-4b7c-9c59-0a3f6d1e8b20',
  userId: USER,
  draft: {
    ...EMPTY_PIN_DRAFT,
    media: {
      kind: 'story',
      pages: [{ background: { kind: 'color', color: '#1d3a4a' }, texts: ['Stir.'] }],
    },
    title: 'Soup',
    description: 'A cold soup.',
    altText: 'A bowl',
    link: 'https://soups.example/cold',
    boardId: '5',
    sectionId: '51',
  },
  server: { id: '90', version: 3 },
  isDirty: true,
  updatedAt: NOW,
  row: { fileName: 'pins.csv', order: 2 },
};

/** Stores, by the code of today, what its pages store. */
export function writeStoredFormats(): StoredFormats {
  const texts = new Map<string, string>();
  const visitor = openVisitorStore(texts);
  visitor.visited();
  visitor.closeupOpened('7');
  visitor.searchCompleted({ query: 'cups', rs: 'typed', scope: 'pins', rg: null });
  visitor.clickedThrough({ pinId: '7', link: 'https://pots.example/', imageSignature: 'ab', domain: null });
  visitor.downloaded();
  visitor.save('7');
  visitor.inviteRedeemed('invite-1');
  visitor.upsold('saveButtonExp', 'shown');
  openQueueStorage(texts).write(QUEUED.pinId, QUEUED);
  return { localStorage: Object.fromEntries(texts), drafts: [DRAFT] };
}

/** Opens the state of a visitor over stored texts. */
export function openVisitorStore(texts: Map<string, string>): VisitorStore {
  const { getItem, setItem, removeItem } = storageOf(texts);
  return createVisitorStore({
    visitor: { isSignedIn: false, isBot: false, country: 'US', asksForPrivacy: false },
    browser: { storage: { getItem, setItem, removeItem }, listen: () => () => undefined },
    nowMs: () => NOW,
  });
}

/** Opens the queue of saves over stored texts. */
export function openQueueStorage(texts: Map<string, string>): ReturnType<typeof saveQueueStorage> {
  return saveQueueStorage({ userId: USER, texts: storageOf(texts), onOtherTab: () => () => undefined });
}

type Texts = Pick<Storage, 'getItem' | 'key' | 'length' | 'removeItem' | 'setItem'>;

const storageOf = (texts: Map<string, string>): Texts => ({
  get length() {
    return texts.size;
  },
  key: (at) => [...texts.keys()][at] ?? null,
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, text) => void texts.set(key, text),
  removeItem: (key) => void texts.delete(key),
});
