import '@pegboard/ui/styles.css';
import '@pegboard/sample-feature/styles.css';

import { SampleFeature } from '@pegboard/sample-feature';
import type { ReactNode } from 'react';

const pins = [{ id: '912', entityId: '912', title: 'Kiln week at the studio' }];

export function KilnPage(): ReactNode {
  return <SampleFeature pins={pins} onOpen={(pinId) => location.assign(`#/pin/${pinId}/`)} />;
}
