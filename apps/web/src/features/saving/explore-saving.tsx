import { repinPath } from '@pegboard/routes';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { usePageInfo } from '../../data/page-info.ts';
import { SavingContext, useSaving, type Saving } from './saving-context.ts';

/**
 * Provides explore mode (SF-09), for screens of unfamiliar pins: on a desktop a press on Save opens the repin
 * screen, where a board is selected, without saving; a saved pin stays saved. Closing the choice returns to
 * the list.
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
