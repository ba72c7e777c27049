import { saveEvent, startEventLog } from '@pegboard/event-log';
import { EventLogProvider, useEventLog, useImpression } from '@pegboard/event-log/react';
import type { ReactNode } from 'react';

const log = startEventLog({
  url: '/v3/events/',
  canLog: () => navigator.doNotTrack !== '1',
});

function Pin({ id, title }: { readonly id: string; readonly title: string }): ReactNode {
  const events = useEventLog();
  return (
    <article ref={useImpression(id)}>
      {title} <button onClick={() => events.log(saveEvent({ pinId: id }))}>Save {title}</button>
    </article>
  );
}

export function Page(): ReactNode {
  return (
    <EventLogProvider log={log}>
      <Pin id="912" title="Kiln week" />
      <Pin id="913" title="Glazes that do not run" />
    </EventLogProvider>
  );
}
