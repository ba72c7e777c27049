import '@pegboard/ui/styles.css';
import '@pegboard/feedback/styles.css';

import { createFeedbackStore, createRelationStore, FollowButton, useRelation } from '@pegboard/feedback';
import { ReportDialog } from '@pegboard/feedback/dialogs';
import { Button } from '@pegboard/ui';
import { useState, useSyncExternalStore, type ReactNode } from 'react';

const ports = {
  send: async () => ({ ok: true }) as const,
  tell: () => undefined,
  tellFollow: () => undefined,
  tellFailure: () => undefined,
};
const pins = createFeedbackStore(ports);
const relations = createRelationStore(ports);
const maker = { kind: 'pinner', id: '7', name: 'Mira Okafor' } as const;

export function CupPage(): ReactNode {
  const said = useSyncExternalStore(pins.subscribe, () => pins.words('912'));
  const isFollowed = useRelation(relations, maker, false);
  const [isReporting, setReporting] = useState(false);
  if (said)
    return (
      <main>
        <h1>{said.title}</h1>
        <p>{said.text}</p>
        <Button onClick={() => pins.undo('912')}>Undo</Button>
      </main>
    );
  return (
    <main>
      <h1>Stoneware cup, ash glaze</h1>
      <FollowButton
        name={maker.name}
        isFollowed={isFollowed}
        onToggle={(isOn) => relations.wish(maker, isOn, { known: false })}
      />
      <Button onClick={() => pins.hide('912', Promise.resolve({ category: 'default' }))}>Hide</Button>
      <Button onClick={() => setReporting(true)}>Report</Button>
      {isReporting ? (
        <ReportDialog
          kind="pin"
          hasThanks={false}
          onReport={async () => {
            pins.reported('912');
            return { ok: true };
          }}
          onClose={() => setReporting(false)}
        />
      ) : null}
    </main>
  );
}
