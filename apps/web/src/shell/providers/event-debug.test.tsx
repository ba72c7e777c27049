import { ModalObserverContext } from '@pegboard/ui';
import { use, type ReactNode } from 'react';
import { StaticRouter } from 'react-router';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { AppStores } from '../app-stores.tsx';
import { createQueryCache } from '../../data/query-cache.ts';
import { createInvalidation } from '../../data/invalidation.ts';
import { PageInfoContext, type PageInfo } from '../../data/page-info.ts';
import { MemberSaving } from './member-saving.tsx';

/** Renders whether a modal observer is provided. */
function Covered(): ReactNode {
  return use(ModalObserverContext) ? 'Dialogs are told' : 'Pins';
}

const RANKED = {
  pinId: '12',
  sources: ['person', 'fresh'],
  features: [
    { name: 'followsCreator', value: 1 },
    { name: 'walk', value: 0 },
  ],
  score: 0.1234,
  rankBefore: 3,
  rankAfter: 1,
  isExploration: false,
  model: 0,
};

/** Renders the page of a member at this address. */
async function pageOf(
  isEmployee: boolean,
  address: string,
  device: PageInfo['device'] = 'desktop',
): Promise<string> {
  const answers = createQueryCache(async () => ({}) as never);
  answers.restore({
    'HomeFeedRanking {"first":25}': { feed: { ranking: isEmployee ? [RANKED] : null } },
  });
  answers.restore({ 'Viewer {}': { viewer: { entityId: '7', isEmployee, user: { username: 'ada' } } } });
  const { prelude } = await prerenderToNodeStream(
    <PageInfoContext
      value={{
        publicUrl: '',
        locale: 'en-US',
        theme: 'auto',
        isBot: false,
        device,
        csrfToken: '',
      }}
    >
      <AppStores answers={answers} freshness={createInvalidation()}>
        <StaticRouter location={address}>
          <MemberSaving viewerId="7">
            <Covered />
          </MemberSaving>
        </StaticRouter>
      </AppStores>
    </PageInfoContext>,
  );
  return text(prelude);
}

test.each([
  ['an employee who asks for it', true, '/?deb_log=1', true],
  ['an employee who does not', true, '/?debug=1', false],
  ['another member who asks for it', false, '/?deb_log=1', false],
])('[EL-03] the events of a page are shown to %s: %4$s', async (_, isEmployee, address, isShown) => {
  expect((await pageOf(isEmployee, address)).includes('data-event-debug')).toBe(isShown);
});

test('[SR-11] the ranking of the home feed is shown on the home page, to an employee who asks for it', async () => {
  const page = await pageOf(true, '/?deb_log=1');
  for (const shown of ['person, fresh', '0.1234', 'followsCreator: 1.00', 'prior'])
    expect(page).toContain(shown);
  expect(page).not.toContain('walk:');
  expect(await pageOf(true, '/ideas/?deb_log=1')).not.toContain('data-ranking-debug');
  expect(await pageOf(false, '/?deb_log=1')).not.toContain('data-ranking-debug');
});

test('[UI-03] on a mobile the log of a member is notified of dialogs', async () => {
  expect(await pageOf(false, '/', 'mobile')).toContain('Dialogs are told');
});
