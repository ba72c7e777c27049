import '@pegboard/ui/styles.css';

import { dialogByKeys } from '@pegboard/config/dialog-by-keys';
import { aCarouselPin, aPin } from '@pegboard/types/testing';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Closeup } from './index.ts';
import { VisitorPanel } from './visitor-panel/index.ts';
import { EmbedDialog, ShareDialog, type SharePorts } from './share/index.ts';
import { createImages } from './testing/create-images.ts';
import { closeupPictures, ImageViewer } from './viewer/index.ts';

const nothing = (): void => undefined;
const images = createImages();
const slides = ['Cup', 'Bowl'].map((title, at) => ({ id: `${at}`, title, images }));
const VIEWER = ['Image viewer', 'Zoom out', 'Zoom in', 'Fit to screen', 'Close'];
const ports: SharePorts = {
  contacts: async () => [{ id: '1', name: 'Ada Byron', username: 'ada', imageUrl: undefined }],
  send: async () => ({ problem: undefined }),
  copyLink: nothing,
  native: undefined,
  logIn: nothing,
};

/** A dialog as its caller renders it, and the names of its tab stops. */
type Script = {
  readonly name: string;
  readonly show: (onClose: () => void) => ReactNode;
  readonly stops: readonly string[];
  readonly width?: number;
};

const seeMore = (onClose: () => void): ReactNode => (
  <Closeup
    pin={aPin({ images })}
    viewer="signed-out"
    profileHref={(name) => `/${name}/`}
    more={
      <VisitorPanel
        profileHref={(name) => `/${name}/`}
        onLogIn={nothing}
        onSignUp={nothing}
        onClose={onClose}
      />
    }
  />
);

const scripts: readonly Script[] = [
  {
    name: 'viewer of one picture',
    show: (onClose) => <ImageViewer pictures={closeupPictures(aPin({ images }))} onClose={onClose} />,
    stops: VIEWER,
  },
  {
    name: 'viewer of several',
    show: (onClose) => (
      <ImageViewer
        pictures={closeupPictures(aCarouselPin({ images, carousel: { id: '9', slots: slides } }))}
        onClose={onClose}
      />
    ),
    stops: ['Image viewer', 'Previous image', 'Next image', ...VIEWER.slice(1)],
  },
  {
    name: 'share of a member',
    show: (onClose) => <ShareDialog viewer="signed-in" ports={ports} onClose={onClose} />,
    stops: ['Close', 'Copy link', 'Find people', 'Send to Ada Byron'],
  },
  {
    name: 'share of a visitor',
    show: (onClose) => <ShareDialog viewer="signed-out" ports={ports} onClose={onClose} />,
    stops: ['Close', 'Copy link', 'Log in to send this Pin'],
  },
  {
    name: 'embed',
    show: (onClose) => (
      <EmbedDialog
        href="https://pegboard.example/pin/7/embed/"
        title="Cup"
        picture={{ width: 200, height: 300 }}
        onCopy={nothing}
        onClose={onClose}
      />
    ),
    stops: ['Close', 'Size', 'Code', 'Copy code'],
  },
  {
    name: 'see-more panel',
    show: seeMore,
    stops: ['Close', 'Made by Mira Okafor', 'From the board Quiet kitchens'],
    width: 1200,
  },
  {
    name: 'see-more prompt',
    show: seeMore,
    stops: ['Close', 'Log in', 'Sign up', 'Continue without an account'],
    width: 414,
  },
];

afterEach(() => page.viewport(414, 896));

test.each(scripts)(
  '[CU-03] [CU-09] [CU-12] the keys alone go through the $name, and close it',
  async ({ show, stops, width = 414 }) => {
    await page.viewport(width, 896);
    expect(await dialogByKeys((onClose) => render(show(onClose)))).toEqual(stops);
  },
);

test('[CU-03] the page behind the viewer does not scroll, and scrolls again afterwards', async () => {
  const overflow = (): string => getComputedStyle(document.documentElement).overflowY;
  const { unmount } = await render(
    <ImageViewer pictures={closeupPictures(aPin({ images }))} onClose={nothing} />,
  );
  expect(overflow()).toBe('hidden');
  await unmount();
  expect(overflow()).not.toBe('hidden');
});
