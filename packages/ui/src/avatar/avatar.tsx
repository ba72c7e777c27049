'use client';

import { sanitizeImageUrl } from '@pegboard/types';
import { useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';

import { classNames } from '../class-names.ts';
import { initials, getAvatarColorIndex } from '../model/initials.ts';
import { setRef } from '../root-attributes.ts';
import styles from './avatar.module.css';

/** The sizes of an avatar in CSS pixels. */
export type AvatarSize = 24 | 32 | 40 | 48 | 64 | 120;

/** The props of an Avatar: those of any element, the person, and the size. */
export type AvatarProps = Omit<HTMLAttributes<HTMLElement>, 'children' | 'onError'> & {
  readonly name: string;
  /**
   * The image; without one, or if it fails to load, the initials are shown on a color derived from the name.
   */
  readonly src?: string | null | undefined;
  readonly size?: AvatarSize | undefined;
  /** True if the name is next to the avatar, so that it is not announced twice. */
  readonly decorative?: boolean | undefined;
  /** The `loading` attribute of the image; `lazy` by default. */
  readonly loading?: 'lazy' | 'eager' | undefined;
  readonly ref?: Ref<HTMLElement> | undefined;
};

/** Renders the round image of a person (UI-07) as one element, since lists contain many. */
export function Avatar(props: AvatarProps): ReactNode {
  const {
    name: givenName,
    src: givenSrc,
    size = 40,
    decorative = false,
    loading = 'lazy',
    className,
    ref,
    ...rest
  } = props;
  const name = typeof givenName === 'string' ? givenName : '';
  const src = sanitizeImageUrl(givenSrc);
  const [failedSrc, setFailedSrc] = useState<string>();
  const look = classNames(styles.avatar, className);
  if (src !== undefined && src !== failedSrc)
    return (
      <img
        data-pb=""
        data-part="avatar"
        {...rest}
        // An image can fail before hydration; then it is complete and has no width.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setFailedSrc(src);
          return image ? setRef(ref, image) : undefined;
        }}
        className={look}
        data-size={size}
        alt={decorative ? '' : name}
        width={size}
        height={size}
        loading={loading}
        decoding="async"
        src={src}
        onError={() => setFailedSrc(src)}
      />
    );
  // Rendered by the style sheet: initials are an image, not part of the accessible text.
  return (
    <span
      data-pb=""
      data-part="avatar"
      {...rest}
      ref={ref}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={look}
      data-size={size}
      data-tone={getAvatarColorIndex(name)}
      data-initials={initials(name)}
    />
  );
}
