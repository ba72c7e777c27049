import { expectNoInjection, XSS_PAYLOADS } from '@pegboard/config/hostile-texts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkWarningDialog } from './link-warning/index.ts';

test('[OB-04] no hostile message of a blocked link becomes a script', () => {
  for (const message of XSS_PAYLOADS) {
    const html = renderToString(
      <LinkWarningDialog
        warning={{ status: 'blocked', message }}
        guidelinesHref="/guidelines/"
        onClose={() => undefined}
      />,
    );
    expect(html).toContain('We have blocked this link');
    expectNoInjection(html);
  }
});
