import '@pegboard/ui/styles.css';
import '@pegboard/business-dashboard/styles.css';

import { BusinessFrame, type BusinessSummary } from '@pegboard/business-dashboard';
import { BusinessFacts } from '@pegboard/business-dashboard/settings';
import type { ReactNode } from 'react';

const kiln: BusinessSummary = {
  id: '7',
  kind: 'access',
  name: 'Kiln & Co',
  role: 'analyst',
  rights: ['business.view', 'members.view', 'dashboard.view'],
};

export function KilnSettings(): ReactNode {
  return (
    <BusinessFrame business={kiln} base="#/kiln/" current="settings" hub="#/hub/">
      <BusinessFacts
        business={{
          ...kiln,
          website_url: 'https://kiln.example/',
          category: 'maker',
          profile_username: null,
        }}
      />
    </BusinessFrame>
  );
}
