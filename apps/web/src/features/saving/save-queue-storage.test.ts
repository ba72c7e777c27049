import type { QueuedSave } from '@pegboard/save-flow';
import { expect, test, vi } from 'vitest';
import { saveQueueStorage, type StorageLike } from './save-queue-storage.ts';

const waiting: QueuedSave = {
  userId: '1',
  pinId: '7',
  title: 'Cup',
  since: 5,
  copy: null,
  namedTarget: { target: { boardId: '5', sectionId: '51' }, name: 'Soups' },
  tried: { kind: 'save', target: {}, key: 'k' },
};
const { namedTarget, ...rest } = waiting;
const entry = { ...rest, wish: namedTarget };

function someTexts(): StorageLike & { readonly map: Map<string, string> } {
  const map = new Map<string, string>();
  return {
    map,
    get length() {
      return map.size;
    },
    key: (at) => [...map.keys()][at] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => void map.set(key, text),
    removeItem: (key) => void map.delete(key),
  };
}

const open = (texts: StorageLike | undefined, userId = '1', onOtherTab = () => () => undefined) =>
  saveQueueStorage({ userId, texts, onOtherTab });

test('[SF-12] what waits is there after a reload, for its user alone, and gone when it is sent', () => {
  const texts = someTexts();
  open(texts).write('7', waiting);
  expect(JSON.parse(texts.map.get('pb_waiting_saves:1:7') ?? '')).toEqual(entry);
  const after = open(texts);
  expect(after.read()).toEqual([waiting]);
  expect(after.read()).toBe(after.read());
  expect(open(texts, '2').read()).toEqual([]);
  expect(open(texts, '').read()).toEqual([]);
  after.write('7', null);
  expect(after.read()).toEqual([]);
  expect(texts.map.size).toBe(0);
});

test.each([
  ['no JSON', 'nonsense {'],
  ['no entry', '{"userId":"1"}'],
  ['of another user under this key', JSON.stringify({ ...entry, userId: '2' })],
])('[SF-12] stored data that is %s is ignored', (_, text) => {
  const texts = someTexts();
  texts.map.set('pb_waiting_saves:1:7', text);
  expect(open(texts).read()).toEqual([]);
});

test('[SF-12] without storage, the queue is held in memory', () => {
  const blocked = (): never => {
    throw new DOMException('No.', 'SecurityError');
  };
  const texts = { length: 1, key: blocked, getItem: blocked, setItem: blocked, removeItem: blocked };
  for (const each of [texts, undefined]) {
    const storage = open(each);
    storage.write('7', waiting);
    expect(storage.read()).toEqual([waiting]);
    storage.write('7', null);
    expect(storage.read()).toEqual([]);
  }
});

test('[SF-11] changes of this user by another tab are read again', () => {
  const texts = someTexts();
  let tell: (key: string | null) => void = () => undefined;
  const storage = saveQueueStorage({
    userId: '1',
    texts,
    onOtherTab(onChange) {
      tell = onChange;
      return () => undefined;
    },
  });
  const onChange = vi.fn<() => void>();
  storage.subscribe(onChange);
  expect(storage.read()).toEqual([]);
  open(texts).write('7', waiting);
  tell('pb_theme');
  expect(onChange).not.toHaveBeenCalled();
  tell('pb_waiting_saves:1:7');
  expect(storage.read()).toEqual([waiting]);
  expect(onChange).toHaveBeenCalledOnce();
});

test('[SF-11, SF-12] saves sent by another tab are not sent again: storage is read again, even if the storage event is late', () => {
  const texts = someTexts();
  const [one, other] = [open(texts), open(texts)];
  one.write('7', waiting);
  expect(other.read()).toEqual([waiting]);
  one.write('7', null);
  other.readAnew();
  expect(other.read()).toEqual([]);
});
