'use client';

import { useState, type ComponentProps, type ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { initials, personTone } from '../model/initials.ts';
import styles from './avatar.module.css';

/** The sizes of an avatar in CSS pixels. */
export type AvatarSize = 24 | 32 | 40 | 48 | 64 | 120;

/** The props of an Avatar: those of a native span, whose picture it is and how large. */
export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  readonly name: string;
  /** The picture; without one, or when it does not load, the initials stand on a colour of their own. */
  readonly src?: string | null | undefined;
  readonly size?: AvatarSize | undefined;
  /** True where the name stands beside the avatar, so that it is not read twice. */
  readonly decorative?: boolean | undefined;
  /** How early the picture is loaded; `lazy` by default. */
  readonly loading?: 'lazy' | 'eager' | undefined;
};

/** The round picture of a person (UI-07). */
export function Avatar(props: AvatarProps): ReactNode {
  const { name, src, size = 40, decorative = false, loading = 'lazy', className, ...rest } = props;
  const [failedSrc, setFailedSrc] = useState<string>();
  const hasPicture = src != null && src !== '' && src !== failedSrc;
  const alt = decorative ? '' : name;
  const naming = hasPicture || decorative ? {} : { role: 'img', 'aria-label': name };
  return (
    <span
      data-pb=""
      {...rest}
      {...naming}
      className={classNames(styles.avatar, className)}
      data-size={size}
      data-tone={hasPicture ? undefined : personTone(name)}
    >
      {hasPicture ? (
        <img
          // A picture can fail before React listens; then it is complete and has no width.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailedSrc(src);
          }}
          alt={alt}
          width={size}
          height={size}
          loading={loading}
          decoding="async"
          src={src}
          onError={() => setFailedSrc(src)}
        />
      ) : (
        // Drawn by the style sheet: initials are a picture, not a text that a name has to contain.
        <span aria-hidden="true" className={styles.initials} data-initials={initials(name)} />
      )}
    </span>
  );
}
