import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CupCard } from './cup-card';
import { SomeCards } from '../shared/some-cards';
import { somePins } from '../shared/some-pins';

const root = document.getElementById('cards');
if (root)
  createRoot(root).render(
    <StrictMode>
      <div className="cell">
        <CupCard />
      </div>
      <SomeCards pins={somePins} />
    </StrictMode>,
  );
