import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CupCard } from './cup-card';
import { SomeCards } from '../shared/some-cards';

const root = document.getElementById('cards');
if (root)
  createRoot(root).render(
    <StrictMode>
      <CupCard />
      <SomeCards />
    </StrictMode>,
  );
