import { parsePinId, pinPath } from '@pegboard/routes';
import type { ReactNode } from 'react';
import { Link } from '../links/link.tsx';
import type { NamedPin_PinFragment } from '../../data/generated/graphql.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import styles from './pin-preview-link.module.css';

/** Returns the id of the pin that a page other than its close-up is about, from its address. */
export const getPinParam = (slug: string | undefined): { readonly pin: string } => ({
  pin: parsePinId(slug ?? ''),
});

/** Renders a small preview of the page's pin, as a link to its close-up. */
export function PinPreviewLink({ pin }: { readonly pin: NamedPin_PinFragment }): ReactNode {
  const { untitled } = useTexts('site', enUs).pin;
  const title = pin.title ?? pin.gridTitle ?? '';
  const [image] = pin.images;
  return (
    <Link to={pinPath({ id: pin.entityId })} className={styles.pin}>
      {image ? (
        <img
          src={image.url}
          width={image.width}
          height={image.height}
          alt={title === '' ? (pin.altText ?? untitled) : ''}
        />
      ) : null}
      {title === '' ? null : <bdi>{title}</bdi>}
    </Link>
  );
}
