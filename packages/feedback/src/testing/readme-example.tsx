import '@pegboard/ui/styles.css';
import '@pegboard/feedback/styles.css';

import {
  createFeedbackStore,
  createRelationshipStore,
  FollowButton,
  useRelationship,
} from '@pegboard/feedback';
import { ReportDialog } from '@pegboard/feedback/dialogs';
import { Button } from '@pegboard/ui';
import { useState, useSyncExternalStore, type ReactNode } from 'react';

const ports = {
  send: async () => ({ ok: true }) as const,
  onChange: () => undefined,
  onFollowChange: () => undefined,
  onError: () => undefined,
};
const pins = createFeedbackStore(ports);
const relations = createRelationshipStore(ports);
const maker = { kind: 'pinner', id: '7', name: 'Mira Okafor' } as const;

export function CupPage(): ReactNode {
  const said = useSyncExternalStore(pins.subscribe, () => pins.getNotice('912'));
  const isFollowed = useRelationship(relations, maker, false);
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
        onToggle={(isOn) => relations.set(maker, isOn, { known: false })}
      />
      <Button onClick={() => pins.hide('912', Promise.resolve({ category: 'default' }))}>Hide</Button>
      <Button onClick={() => setReporting(true)}>Report</Button>
      {isReporting ? (
        <ReportDialog
          kind="pin"
          hasThanks={false}
          onReport={async () => {
            pins.markReported('912');
            return { ok: true };
          }}
          onClose={() => setReporting(false)}
        />
      ) : null}
    </main>
  );
}
