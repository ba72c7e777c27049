import { aVideoPin } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { videoKey } from './video-key.ts';

const pin = aVideoPin({ id: '7' });

test('[VD-02] the same video keeps its player, whatever else becomes of its pin', () => {
  expect(videoKey({ ...pin, title: 'Another title', video: structuredClone(pin.video) })).toBe(videoKey(pin));
});

test('[VD-02] another pin and another address get another player', () => {
  const variants = { V_720P: { url: '/other.mp4', width: 1, height: 1, duration: 1 } };
  expect(videoKey({ ...pin, id: '8' })).not.toBe(videoKey(pin));
  expect(videoKey({ ...pin, video: { variants } })).not.toBe(videoKey(pin));
});
