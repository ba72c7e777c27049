import { repinPath } from '@pegboard/routes';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { usePageInfo } from '../../data/page-info.ts';
import { SavingContext, useSaving, type Saving } from './saving-context.ts';

/**
 * Explore mode (SF-09), for screens on which people look around in what they do not know yet: on a desktop a
 * tap on Save opens the repin screen, where a board is chosen, and saves nothing; a pin that is saved already
 * stays as it is. Anyone who closes the choice is back at the list.
 */
export function ExploreSaving({ children }: { readonly children: ReactNode }): ReactNode {
  const saving = useSaving();
  const navigate = useNavigate();
  const { device } = usePageInfo();
  const exploring = useMemo(
    (): Saving => ({
      ...saving,
      controls: (pin) =>
        saving.controls({
          ...pin,
          onExplore: () => void navigate(repinPath(pin.pinId), { state: { isFromList: true } }),
        }),
    }),
    [saving, navigate],
  );
  return <SavingContext value={device === 'desktop' ? exploring : saving}>{children}</SavingContext>;
}
