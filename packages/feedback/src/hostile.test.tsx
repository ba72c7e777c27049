import { expectNoInjection, XSS_PAYLOADS } from '@pegboard/config/hostile-texts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BlockDialog } from './dialogs/index.ts';
import { FollowButton } from './index.ts';

test('[FB-05] [FB-06] no hostile name in a button or a dialog becomes a script', () => {
  const nothing = (): void => undefined;
  for (const text of XSS_PAYLOADS) {
    const html = renderToString(
      <>
        <FollowButton name={text} isFollowed onToggle={nothing} />
        <BlockDialog name={text} onBlock={nothing} onClose={nothing} />
      </>,
    );
    expect(html).toContain('<dialog');
    expectNoInjection(html);
  }
});
