import { expect, test } from 'vitest';
import { clearMessageDrafts, messageDraft } from './message-drafts.ts';

function aStorage() {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (at: number) => [...texts.keys()][at] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

test('[WB-10] a draft belongs to one member and one conversation, and ends when it is sent', () => {
  const storage = aStorage();
  messageDraft('1', '7', storage).write('Look at ');
  expect(messageDraft('1', '7', storage).read()).toBe('Look at ');
  expect(messageDraft('1', '8', storage).read()).toBe('');
  expect(messageDraft('2', '7', storage).read()).toBe('');
  messageDraft('1', '7', storage).write(' \n');
  expect(storage.length).toBe(0);
});

test('[WB-10] a logout removes the drafts, and nothing else', () => {
  const storage = aStorage();
  storage.setItem('other', 'stays');
  messageDraft('1', '7', storage).write('One');
  messageDraft('2', '8', storage).write('Two');
  clearMessageDrafts(storage);
  expect([storage.length, storage.getItem('other')]).toEqual([1, 'stays']);
});

test('[WB-10] a draft is empty where storage is blocked or full', () => {
  const fail = (): never => {
    throw new Error('blocked');
  };
  const blocked = { length: 0, key: fail, getItem: fail, setItem: fail, removeItem: fail };
  const draft = messageDraft('1', '7', blocked);
  draft.write('One');
  expect(draft.read()).toBe('');
});
