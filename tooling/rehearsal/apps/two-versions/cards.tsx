import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { somePins } from '../shared/some-pins';

const VERSIONS = { first: () => import('./first'), later: () => import('./later') };

// `?first` and `?later` render one version, otherwise both are side by side.
const wanted = location.search.slice(1);
const names = wanted === 'first' || wanted === 'later' ? ([wanted] as const) : (['first', 'later'] as const);
const versions = await Promise.all(
  names.map(async (name) => ({ name, PinCard: (await VERSIONS[name]()).PinCard })),
);

const root = document.getElementById('cards');
if (root)
  createRoot(root).render(
    <StrictMode>
      {versions.map(({ name, PinCard }) =>
        somePins.map((pin) => (
          <div key={`${pin.id} ${name}`} className="cell" data-version={name}>
            <PinCard
              pin={pin}
              surface="AuthHomefeed"
              viewer="signed-in"
              save={<button type="button">Save</button>}
            />
          </div>
        )),
      )}
    </StrictMode>,
  );
