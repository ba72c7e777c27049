import { LARGE_CARD_BREAKPOINTS, SMALL_CARD_BREAKPOINTS } from '@pegboard/pin-grid/card-sizes';
import { Select } from '@pegboard/ui';
import { use, useMemo, type ReactNode } from 'react';
import type { CardDisplayOptions } from '../../features/pin-feed/pin-feed.tsx';
import { ToastContext } from '../../features/toasts/toasts.ts';
import { BoardDocument, type BoardCardSize } from '../../data/generated/graphql.ts';
import { useQueryCache } from '../../data/use-query.ts';
import { useViewer } from '../../data/viewer.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { useTexts } from '../../messages/language.ts';
import type { BoardData } from './board-data.ts';
import styles from './board-appearance.module.css';

type Appearance = BoardData['viewerLook'];

const CARD_SIZES = ['small', 'medium', 'large'] as const satisfies readonly BoardCardSize[];
const DISPLAY_OPTIONS_BY_SIZE: Readonly<Record<BoardCardSize, Pick<CardDisplayOptions, 'rules' | 'sizes'>>> =
  {
    small: { rules: SMALL_CARD_BREAKPOINTS, sizes: '(max-width: 600px) 30vw, 175px' },
    medium: {},
    large: { rules: LARGE_CARD_BREAKPOINTS, sizes: '(max-width: 600px) 92vw, 400px' },
  };

/** Returns the viewer's display options of a board's cards (BY-01). */
export function useCardDisplayOptions({
  url,
  viewerLook: { cardSize, isPicturesOnly },
}: BoardData): CardDisplayOptions {
  return useMemo(
    () => ({ ...DISPLAY_OPTIONS_BY_SIZE[cardSize], isPictureOnly: isPicturesOnly, boardUrl: url }),
    [cardSize, isPicturesOnly, url],
  );
}

/**
 * Renders the display options of a board: card size, and images only. They apply immediately, and are stored
 * for a member and this board; for a visitor they last until the page is closed.
 */
export function BoardDisplayOptions({ board }: { readonly board: BoardData }): ReactNode {
  const { cardSize, isPicturesOnly } = board.viewerLook;
  const texts = useTexts('screens', enUsScreens).board.look;
  const answers = useQueryCache();
  const viewer = useViewer();
  const toasts = use(ToastContext);
  const show = (viewerLook: Appearance): void => {
    for (const { variables, data } of answers.known(BoardDocument)) {
      if (data.result.__typename !== 'BoardData' || data.result.data.entityId !== board.entityId) continue;
      const result = { ...data.result, data: { ...data.result.data, viewerLook } };
      answers.put(BoardDocument, variables, { ...data, result });
    }
  };
  const choose = (next: Appearance): void => {
    show(next);
    if (!viewer) return;
    void import('./board-appearance-api.ts').then(async ({ saveBoardView }) => {
      const problem = await saveBoardView(board.entityId, next);
      if (problem === undefined) return;
      show(board.viewerLook);
      toasts?.show({ id: 'look', kind: 'error', text: problem });
    });
  };
  return (
    <div className={styles.look} role="group" aria-label={texts.label}>
      <Select
        label={texts.size}
        hideLabel
        value={cardSize}
        onChange={(event) => {
          const size = CARD_SIZES.find((each) => each === event.currentTarget.value);
          if (size) choose({ cardSize: size, isPicturesOnly });
        }}
      >
        {CARD_SIZES.map((size) => (
          <option key={size} value={size}>
            {texts.sizes[size]}
          </option>
        ))}
      </Select>
      <label>
        <input
          type="checkbox"
          checked={isPicturesOnly}
          onChange={(event) => choose({ cardSize, isPicturesOnly: event.currentTarget.checked })}
        />
        {texts.picturesOnly}
      </label>
    </div>
  );
}
