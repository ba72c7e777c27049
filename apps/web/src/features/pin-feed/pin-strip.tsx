import { PinRow, type PinRowProps } from '@pegboard/closeup/pin-row';
import type { PinCardData } from '@pegboard/pin-card';
import type { Pin } from '@pegboard/types';
import type { ReactNode } from 'react';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { memoizedPin } from './app-pin-card.tsx';
import { useOpenPin } from './use-open-pin.ts';

/** Renders pins related to a close-up's pin, in a row. */
export function Strip(props: {
  readonly pin: Pin;
  readonly title: string;
  readonly href?: string | null | undefined;
  readonly edges: readonly { readonly node: PinCardData }[];
  readonly captionOf?: PinRowProps['captionOf'];
}): ReactNode {
  const messages = useTexts('site', enUs);
  const open = useOpenPin();
  return (
    <PinRow
      title={props.title}
      href={props.href ?? undefined}
      pins={props.edges.map(({ node }) => memoizedPin(node)).filter(({ id }) => id !== props.pin.id)}
      captionOf={props.captionOf}
      untitled={messages.pin.untitled}
      onOpen={(_, event) => open(event)}
    />
  );
}
