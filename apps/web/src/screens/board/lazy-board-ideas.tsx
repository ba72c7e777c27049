import { ErrorBoundary } from '@pegboard/ui';
import { lazy, Suspense, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { onFirstInteraction } from '../../features/visitor/on-first-interaction.ts';

const BoardIdeas = lazy(() => import('./board-ideas.tsx'));

/**
 * Renders `BoardIdeas` after the first interaction: an unattended page loads neither its code nor its pins, and a board that is read
 * offline has none.
 */
export function LazyBoardIdeas(props: ComponentProps<typeof BoardIdeas>): ReactNode {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => onFirstInteraction(() => setWanted(navigator.onLine)), []);
  if (!isWanted) return null;
  return (
    // Without ideas, the board is still complete.
    <ErrorBoundary fallback={null}>
      <Suspense>
        <BoardIdeas {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
