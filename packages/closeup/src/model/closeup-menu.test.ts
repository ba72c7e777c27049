import { aGifPin, aPin, aPromotedPin, aVideoPin } from '@pegboard/types/testing';
import type { Pin } from '@pegboard/types';
import { expect, test } from 'vitest';
import { closeupMenu, getDownload, type CloseupAction } from './closeup-menu.ts';

const ALL = new Set<CloseupAction>(
  'download,copy-link,embed,sent,edit,numbers,hide,report,block,said'.split(',') as CloseupAction[],
);
const menu = (pin: Pin, offered = ALL) => closeupMenu(pin, offered);

test('[CU-12] another’s pin is downloaded, linked, embedded, hidden or reported, and who made it blocked', () => {
  expect(menu(aPin())).toEqual([
    ['download', 'copy-link', 'embed', 'sent'],
    ['hide', 'report', 'block', 'said'],
  ]);
});

test('[CU-12] one’s own is edited, and neither hidden nor reported', () => {
  expect(menu(aPin({ access: ['write'] }))).toEqual([
    ['download', 'copy-link', 'embed', 'sent'],
    ['edit', 'numbers'],
  ]);
});

test('[CU-12] what the site does not offer is not there', () => {
  expect(menu(aPin(), new Set(['copy-link']))).toEqual([['copy-link']]);
});

test('[CU-12] no video and no ad is downloaded; what is not public is not embedded', () => {
  expect(menu(aVideoPin())[0]).toEqual(['copy-link', 'embed', 'sent']);
  expect(menu(aPromotedPin())[0]).toEqual(['copy-link', 'sent']);
  expect(menu(aPin({ seoNoindexReason: 'board_not_public' }))[0]).toEqual(['download', 'copy-link', 'sent']);
  expect(menu(aPin({ images: null }))[0]).toEqual(['copy-link', 'embed', 'sent']);
});

test('[CU-12] a download is the largest picture, a GIF moving, with a name that says what it is', () => {
  const images = { '736x': { url: '/736x/a.webp', width: 736, height: 900 } };
  expect(getDownload(aPin({ images, title: 'Kiln “week” ½' }))).toEqual({
    url: '/736x/a.webp',
    name: 'kiln-week-1-2.webp',
  });
  expect(getDownload(aGifPin())?.name).toMatch(/\.gif$/);
  expect(getDownload(aPin({ id: '7', images, title: '茶碗', gridTitle: null }))?.name).toBe('pin-7.webp');
});
