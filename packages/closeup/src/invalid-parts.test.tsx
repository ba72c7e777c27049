import { expectInvalidPropsRendered } from '@pegboard/config/invalid-values';
import { aPin } from '@pegboard/types/testing';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Comments } from './comments/index.ts';
import { CropPicture } from './crop/index.ts';
import { PinEditor } from './edit/index.ts';
import { Closeup } from './index.ts';
import { ProductTags } from './product-tags/index.ts';
import { Reactions } from './reactions/index.ts';
import { EmbedDialog, ShareDialog } from './share/index.ts';
import { ImageViewer } from './viewer/index.ts';
import { VisitorPanel } from './visitor-panel/index.ts';

const html =
  <Props extends object>(Component: ComponentType<Props>) =>
  (props: Props): string =>
    renderToString(<Component {...props} />);
const run = (): undefined => undefined;
const refuse = async (): Promise<{ readonly ok: false }> => ({ ok: false });
const ports = {
  read: refuse,
  readReplies: refuse,
  add: refuse,
  edit: refuse,
  remove: refuse,
  like: refuse,
  onError: run,
  onLoginNeeded: run,
  newKey: () => 'key',
  now: () => new Date(0),
};
const viewer = { id: '7', name: 'Mira Okafor', username: 'mira', imageUrl: undefined };
const common = { locale: 'en-US', messages: undefined };

test('[PK-01] [CR-09] product tags with any invalid prop render what they can', () => {
  const chip = { entityId: '21', title: 'Vase', link: '/pin/21/', image: null, offerSummary: null };
  expectInvalidPropsRendered(
    'ProductTags',
    {
      ...common,
      tags: [{ entityId: '21', x: 0.1, y: 0.9 }],
      chips: [chip],
      width: 300,
      height: 200,
      onOpen: run,
    },
    html(ProductTags),
  );
});

test('[PK-01] [CR-09] of 100,000 tags of one product the last is rendered', () => {
  const tags = Array.from({ length: 100_000 }, () => ({ entityId: '21', x: 0.5, y: 0.5 }));
  const all = <ProductTags tags={tags} chips={[{ entityId: '21', title: 'Vase' }]} width={3} height={2} />;
  expect(renderToString(all).match(/data-product-tag/g)).toHaveLength(1);
});

test('[PK-01] [CU-04] reactions with any invalid prop render what they can', () => {
  const counts = [{ reactionType: 1, reactionCount: 3 }];
  expectInvalidPropsRendered(
    'Reactions',
    { ...common, counts, viewerReaction: 1, onReact: async () => counts, onLoginNeeded: run },
    html(Reactions),
  );
});

test('[PK-01] [CU-07] comments with any invalid prop render what they can', () => {
  expectInvalidPropsRendered(
    'Comments',
    {
      ...common,
      pinId: '7',
      count: 3,
      isAllowed: true,
      viewer,
      ports,
      profileHref: () => '/',
      autoFocus: false,
    },
    html(Comments),
  );
});

test('[PK-01] [CU-03] an image viewer with any invalid prop render what they can', () => {
  const pictures = [{ url: '/cup.webp', width: 300, height: 200, alt: 'A cup' }];
  expectInvalidPropsRendered(
    'ImageViewer',
    { ...common, pictures, start: 0, onClose: run },
    html(ImageViewer),
  );
});

test('[PK-01] [CU-06] a crop with any invalid prop renders what it can', () => {
  const crop = { x: 10, y: 10, width: 50, height: 50 };
  expectInvalidPropsRendered(
    'CropPicture',
    { ...common, images: aPin().images, alt: 'A cup', crop, onCrop: run },
    html(CropPicture),
  );
});

test('[PK-01] [CU-08] an editor with any invalid prop renders what it can', () => {
  expectInvalidPropsRendered(
    'PinEditor',
    {
      ...common,
      pin: aPin(),
      isCreator: true,
      boards: [{ id: '5', name: 'Kitchen', sections: [{ id: '51', title: 'Pots' }] }],
      topicIds: ['7'],
      renderTopics: run,
      story: undefined,
      renderStory: run,
      isBusy: false,
      errors: {},
      error: undefined,
      onSave: run,
      onDelete: run,
      onCancel: run,
    },
    html(PinEditor),
  );
});

test('[PK-01] [CU-09] [CU-12] dialogs with any invalid prop render what they can', () => {
  expectInvalidPropsRendered(
    'ShareDialog',
    {
      ...common,
      viewer: 'signed-in',
      ports: {
        contacts: async () => [],
        send: async () => ({ problem: undefined }),
        copyLink: run,
        logIn: run,
      },
      onClose: run,
    },
    html(ShareDialog),
  );
  expectInvalidPropsRendered(
    'EmbedDialog',
    {
      ...common,
      href: 'https://example.org/',
      title: 'Cup',
      picture: { width: 3, height: 2 },
      onCopy: run,
      onClose: run,
    },
    html(EmbedDialog),
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expectInvalidPropsRendered(
    'VisitorPanel',
    { ...common, profileHref: () => '/', onLogIn: run, onSignUp: run, onClose: run },
    html((props: Parameters<typeof VisitorPanel>[0]) => (
      <Closeup pin={aPin()} viewer="signed-out" profileHref={() => '/'}>
        <VisitorPanel {...props} />
      </Closeup>
    )),
  );
  vi.unstubAllGlobals();
});
