import '@pegboard/ui/styles.css';
import '@pegboard/outbound/styles.css';

import { createOutbound, type LinkWarning } from '@pegboard/outbound';
import { LinkWarningDialog } from '@pegboard/outbound/link-warning';
import { linkHandlers } from '@pegboard/outbound/react';
import { useState, type ReactNode } from 'react';

const link = {
  pin: { id: '912', entityId: '912', link: 'https://kilns.example/week' },
  href: 'https://kilns.example/week',
  surface: 'Closeup',
};

export function Page(): ReactNode {
  const [warning, setWarning] = useState<LinkWarning>();
  const [outbound] = useState(() =>
    createOutbound({
      now: Date.now,
      wait: (work, ms) => void setTimeout(work, ms),
      offsite: async (call) => {
        const answer = await fetch('/v3/offsite/', { method: 'POST', body: JSON.stringify(call) });
        return (await answer.json()).resource_response.data;
      },
      log: ({ type, status }) => performance.mark(`${type}-${status}`),
      navigate: (path) => location.assign(path),
      isOnline: () => navigator.onLine,
      warn: setWarning,
      viewer: () => ({ kind: 'signed-in' }),
      findInterstitial: async () => false,
      page: () => ({ address: location.href, mainAddress: location.origin, origin: location.pathname }),
      attribution: { isExempt: () => true, send: async () => undefined, failed: () => undefined },
      onVisibility(listener) {
        const changed = (): void => listener(!document.hidden);
        document.addEventListener('visibilitychange', changed);
        return () => document.removeEventListener('visibilitychange', changed);
      },
    }),
  );
  return (
    <>
      <a href={link.href} target="_blank" rel="noopener nofollow" {...linkHandlers(outbound, link)}>
        kilns.example
      </a>
      {warning ? (
        <LinkWarningDialog
          warning={warning}
          guidelinesHref="/guidelines/"
          onClose={() => setWarning(undefined)}
        />
      ) : null}
    </>
  );
}
