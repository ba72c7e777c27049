import { expect, test } from 'vitest';
import type { BoardLine, PinLine } from './archive-lines.ts';
import { createReader } from './reader-pages.ts';

const aBoard = (id: string): BoardLine => ({
  kind: 'board',
  id,
  name: `Board ${id}`,
  description: null,
  privacy: 'public',
  isQuickSaves: false,
  isArchived: false,
  coverPin: null,
  createdAt: '2026-11-27T08:00:00.000Z',
});
const aPin = (id: string, change: Partial<PinLine> = {}): PinLine => ({
  kind: 'pin',
  id,
  board: '1',
  section: null,
  sharedBoard: null,
  image: `files/${'0'.repeat(64)}.jpg`,
  video: null,
  captions: [],
  coverMs: 0,
  slides: [],
  pages: [],
  title: `Pin ${id}`,
  description: null,
  altText: null,
  autoAltText: null,
  link: null,
  details: {},
  isSave: false,
  creator: null,
  savedBy: 'ada',
  digitalMediaSourceType: null,
  isCommentingAllowed: true,
  createdAt: '2026-11-27T08:00:00.000Z',
  savedAt: '2026-11-27T08:00:00.000Z',
  ...change,
});

test('[IO-01] a board of 450 Pins has three linked pages, and a board without Pins has one', () => {
  const reader = createReader('en-US');
  const lines = [aBoard('1'), aBoard('2'), ...Array.from({ length: 450 }, (_, at) => aPin(String(at + 10)))];
  const pages = [...lines.flatMap((line) => reader.add(line)), ...reader.end()];
  const html = new Map(pages.map((page) => [page.path, page.html]));
  expect([...html.keys()]).toEqual([
    'boards/1.html',
    'boards/1-2.html',
    'boards/1-3.html',
    'boards/2.html',
    'index.html',
  ]);
  const counts = [...html.values()].map((page) => page.match(/<img /g)?.length ?? 0);
  expect(counts).toEqual([200, 200, 50, 0, 0]);
  expect(html.get('boards/1-2.html')).toMatch(/href="1.html".*href="1-3.html"/);
  expect(html.get('boards/1-3.html')).not.toContain('Next page');
  expect(html.get('index.html')).toContain('450 Pins');
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'no address'])(
  '[IO-01] the link %s of a Pin is not a link in the reader',
  (link) => {
    const reader = createReader('de');
    reader.add(aBoard('1'));
    reader.add(aPin('2', { link }));
    const [page] = reader.end();
    expect(page?.html).not.toContain(link);
  },
);

test('[IO-01] the reader is in the language of the member, from right to left in Arabic', () => {
  const reader = createReader('ar');
  reader.add(aBoard('1'));
  reader.add(aPin('2'));
  const pages = reader.end();
  expect(pages.every(({ html }) => html.includes('<html lang="ar" dir="rtl">'))).toBe(true);
});
