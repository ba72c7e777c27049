import { aVideoPin } from '@pegboard/types/testing';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Video, VideoPreview } from './index.ts';

test('on the server a video is its poster only, without a style of its own', () => {
  const html = renderToString(<Video pin={aVideoPin()} isAutoplay isPriority />);
  expect(html).toMatch(/<img [^>]*loading="eager"/);
  expect(html).toContain('<time dateTime="PT18S">0:18</time>');
  expect(html).not.toMatch(/<video|style=|\.mp4|\.m3u8/);
});

test('on the server the moving picture of a card is an empty place', () => {
  expect(renderToString(<VideoPreview pin={aVideoPin()} isWanted />)).toMatch(/^<span [^>]*><\/span>$/);
});
