import { expectInvalidPropsRendered } from '@pegboard/config/invalid-values';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { test } from 'vitest';

import { aVideoPin } from '@pegboard/types/testing';
import { createPlaybackCoordinator, Video, VideoPreview } from './index.ts';
import { SilentPlayer } from './player/silent-player.tsx';

const html =
  <Props extends object>(Component: ComponentType<Props>) =>
  (props: Props): string =>
    renderToString(<Component {...props} />);

test('[PK-01] [VD-01] a video and its preview of an invalid pin render what they can', () => {
  expectInvalidPropsRendered('Video', { pin: aVideoPin() }, html(Video));
  // The card around a preview reports its pin.
  expectInvalidPropsRendered('VideoPreview', { pin: aVideoPin() }, html(VideoPreview), false);
});

test('[PK-01] [VD-01] the player of a preview with any invalid prop renders what it can', () => {
  const run = (): undefined => undefined;
  const valid = {
    pin: aVideoPin(),
    isWanted: true,
    isAutoplay: true,
    onPlayingChange: run,
    onImpressions: run,
    coordinator: createPlaybackCoordinator(),
  };
  expectInvalidPropsRendered('VideoPreview', valid, html(SilentPlayer));
});

test('[PK-01] [VD-01] a video of a pin with any invalid field renders what it can', () => {
  const { id: _, ...fields } = aVideoPin();
  const render = (fields: object): string =>
    html(Video)({ pin: { id: '7', ...fields } as ReturnType<typeof aVideoPin> });
  expectInvalidPropsRendered('Video of a pin', fields, render, false);
});
