import { parsePinId, pinPath } from '@pegboard/routes';
import type { ReactNode } from 'react';
import { Link } from '../links/link.tsx';
import type { NamedPin_PinFragment } from '../../data/generated/graphql.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import styles from './pin-preview-link.module.css';

/** The pin that a page beside its close-up is about, by its address. */
export const getPinParam = (slug: string | undefined): { readonly pin: string } => ({
  pin: parsePinId(slug ?? ''),
});

/** The pin that a page is about, small, as a link to its close-up. */
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
