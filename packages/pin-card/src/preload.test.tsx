import { aStoryPin } from '@pegboard/types/testing';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PinCard, preloadCardModules } from './index.ts';

test('[PC-23] after preloadCardModules a card of a richer kind is whole in what renderToString gives', async () => {
  await preloadCardModules();
  const card = (
    <PinCard
      pin={aStoryPin()}
      surface="AuthHomefeed"
      viewer="signed-in"
      savedTo={{ boardName: 'Quiet kitchens' }}
    />
  );
  const html = renderToString(card);
  expect(html).toContain('0:17');
  expect(html).toContain('Saved to Quiet kitchens');
  expect(html).not.toContain('<!--$!-->');
});
