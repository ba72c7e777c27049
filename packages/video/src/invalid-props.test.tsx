import { expectInvalidPropsRendered } from '@pegboard/config/invalid-values';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { test } from 'vitest';

import { aVideoPin } from '@pegboard/types/testing';
import { createPlaybackCoordinator, Video, VideoPreview } from './index.ts';

const html =
  <Props extends object>(Component: ComponentType<Props>) =>
  (props: Props): string =>
    renderToString(<Component {...props} />);
const run = (): undefined => undefined;

test('[PK-01] [VD-01] a video and its preview with any invalid prop render what they can', () => {
  const shared = {
    pin: aVideoPin(),
    isAutoplay: true,
    onPlayingChange: run,
    onImpressions: run,
    coordinator: createPlaybackCoordinator(),
  };
  expectInvalidPropsRendered('Video', { ...shared, isPriority: true, messages: undefined }, html(Video));
  expectInvalidPropsRendered('VideoPreview', { ...shared, isWanted: true }, html(VideoPreview));
});

test('[PK-01] [VD-01] a video of a pin with any invalid field renders what it can', () => {
  const { id: _, ...fields } = aVideoPin();
  const render = (given: object): string =>
    html(Video)({ pin: { id: '7', ...given } as ReturnType<typeof aVideoPin> });
  expectInvalidPropsRendered('Video of a pin', fields, render, false);
});
