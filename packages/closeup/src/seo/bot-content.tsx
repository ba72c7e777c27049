'use client';

import { compact, getRecipe } from '@pegboard/types';
import { VisuallyHidden } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useCloseup } from '../closeup-context.tsx';
import { closeupDescription } from '../model/description.ts';
import { nonBlankTexts } from '../model/wire-values.ts';

/**
 * Renders all texts of a pin, visually hidden, for bots, which do not press 'more' (CU-09). Render it for
 * bots only, in a slot of the close-up.
 */
export function BotContent(): ReactNode {
  const { pin } = useCloseup();
  const { richMetadata, richSummary, carousel, storyPin } = pin;
  const texts = [
    closeupDescription(pin)?.whole,
    pin.altText,
    pin.autoAltText,
    pin.category,
    richSummary?.displayName,
    richSummary?.siteName,
    richMetadata?.description,
    richMetadata?.article?.description,
    ...compact(getRecipe(pin)?.ingredients),
    ...compact(getRecipe(pin)?.steps),
    ...compact(carousel?.slots).flatMap(({ title, details }) => [title, details]),
    ...compact(storyPin?.pages).flatMap(({ blocks }) => compact(blocks).map(({ text }) => text)),
  ];
  const once = new Set(nonBlankTexts(texts));
  return (
    <VisuallyHidden>
      {[...once].map((text) => (
        <span key={text}>{text} </span>
      ))}
    </VisuallyHidden>
  );
}
