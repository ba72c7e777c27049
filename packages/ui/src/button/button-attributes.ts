import { classNames } from '../class-names.ts';
import styles from './button.module.css';

/** The variant of a button: `media` is for a button on an image. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'media';

/** The height of a button: 32, 40 or 48 px. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The look of a button in words. */
export type ButtonStyleOptions = {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly fullWidth?: boolean | undefined;
  readonly className?: string | undefined;
};

/** The attributes that carry the look. */
export type ButtonAttributes = {
  readonly 'data-pb': '';
  readonly className: string;
  readonly 'data-variant': ButtonVariant;
  readonly 'data-size': ButtonSize;
  readonly 'data-full-width': true | undefined;
};

/** The attributes that give any element, such as a router's link, the look of a button. */
export function buttonAttributes(look: ButtonStyleOptions = {}): ButtonAttributes {
  return lookOf(styles.text, look, 'secondary');
}

/** The attributes that give any element the look of a round icon button. */
export function iconButtonAttributes(look: ButtonStyleOptions = {}): ButtonAttributes {
  return lookOf(styles.round, look, 'ghost');
}

function lookOf(
  shape: string | undefined,
  look: ButtonStyleOptions,
  variant: ButtonVariant,
): ButtonAttributes {
  return {
    'data-pb': '',
    className: classNames(styles.button, shape, look.className),
    'data-variant': look.variant ?? variant,
    'data-size': look.size ?? 'md',
    'data-full-width': look.fullWidth || undefined,
  };
}
