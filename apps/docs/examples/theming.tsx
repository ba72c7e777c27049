import '@pegboard/ui/styles.css';
import './theming.css';

import { Button } from '@pegboard/ui';
import type { ReactNode } from 'react';

export function Themes(): ReactNode {
  return (
    <div className="plum" data-theme="light">
      <Button variant="primary">Save</Button>
      <Button>Share</Button>
      <div className="plum-night" data-theme="dark">
        <Button variant="primary">Save in the dark</Button>
        <Button>Share in the dark</Button>
      </div>
    </div>
  );
}
