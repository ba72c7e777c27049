import '@pegboard/ui/styles.css';
import '@pegboard/closeup/styles.css';

import { Closeup, useCloseup } from '@pegboard/closeup';
import { Button } from '@pegboard/ui';
import type { ReactNode } from 'react';

const pin = {
  id: '912',
  entityId: '912',
  title: 'Stoneware cup, ash glaze',
  description: 'Thrown and fired in one week at the studio in Lagos.',
  altText: 'A grey cup on a windowsill',
  link: 'https://www.northlight.example/cups/ash',
  dominantColor: '#8a6f5c',
  images: {
    '736x': {
      url: `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 5' width='736' height='920'><circle cx='2' cy='2.5' r='1' fill='bisque'/></svg>`,
      width: 736,
      height: 920,
    },
  },
  nativeCreator: { entityId: '7', fullName: 'Mira Okafor', username: 'miraokafor' },
  saveCount: 1,
};

function Share(): ReactNode {
  const { pin } = useCloseup();
  return <Button onClick={() => void navigator.clipboard.writeText(`/pin/${pin.id}/`)}>Copy link</Button>;
}

export function CupPage(props: { readonly onClose: () => void }): ReactNode {
  return (
    <Closeup
      pin={pin}
      viewer="signed-in"
      profileHref={(username) => `/${username}/`}
      onClose={props.onClose}
      save={<Button variant="primary">Save</Button>}
      actions={<Share />}
    >
      <section aria-labelledby="more">
        <h2 id="more">More like this</h2>
      </section>
    </Closeup>
  );
}
