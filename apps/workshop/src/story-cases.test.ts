import { expect, test } from 'vitest';

import { createStoryCases, withAllVariants } from './story-cases.ts';

const path = '../../../packages/pin-card/src/stories/kinds.stories.tsx';

test('[RL-04] a story is tested in the default variant, and its screenshot has its name', () => {
  expect(createStoryCases(path, { WideImage: { parameters: {} } })).toEqual([
    {
      story: 'WideImage',
      words: 'desktop',
      variant: { theme: 'light', direction: 'ltr', viewport: 'desktop', viewer: 'signed-in', motion: 'full' },
      picture: 'pin-card/kinds/wide-image',
    },
  ]);
});

test('[RL-04] a story is tested in every variant that it lists', () => {
  const variants = [{ viewer: 'signed-out', viewport: 'mobile' }] as const;
  const [, second] = createStoryCases(path, { Image: { parameters: { variants } } });
  expect(second).toMatchObject({
    words: 'signed-out, mobile',
    variant: { theme: 'light', viewer: 'signed-out', viewport: 'mobile' },
    picture: 'pin-card/kinds/image.signed-out.mobile',
  });
});

test('[RL-04, PK-10, BY-24] on request, every story is tested with every viewer and viewport', () => {
  const file = { default: { title: 'Pin card' }, Image: { play: () => undefined } };
  const { Image } = withAllVariants(file) as unknown as { Image: { parameters: object; play: undefined } };
  expect(Image.play).toBeUndefined();
  expect(createStoryCases(path, { Image }).map(({ words }) => words)).toEqual([
    'desktop',
    'signed-out',
    'mobile',
    'signed-out, mobile',
  ]);
});
