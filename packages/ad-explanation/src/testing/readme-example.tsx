import '@pegboard/ui/styles.css';
import '@pegboard/ad-explanation/styles.css';

import { AdExplanationDialog, type AdExplanationPorts } from '@pegboard/ad-explanation';
import { Button } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';

const ports: AdExplanationPorts = {
  read: async () => ({
    promoter: { name: 'Kiln & Co.', isFollowed: true },
    digitalMediaSourceType: null,
    attribution: { isEngagementMatch: true, isFirstPartyAdPersonalizationEnabled: true, geoRegion: 'SE' },
  }),
  readNames: async () => [{ code: 'SE', name: 'Sweden' }],
};

export function KilnAd(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Why am I seeing this ad?</Button>
      {isOpen ? (
        <AdExplanationDialog
          pinId="912"
          ports={ports}
          settingsHref="#/settings/ads/"
          onHide={() => location.assign('#/hidden/')}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
