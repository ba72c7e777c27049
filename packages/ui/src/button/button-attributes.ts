import { classNames } from '../class-names.ts';
import styles from './button.module.css';

/** The variant of a button: `media` is for a button on an image. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'media';

/** The height of a button: 32, 40 or 48 px. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The style options of a button. */
export type ButtonStyleOptions = {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly fullWidth?: boolean | undefined;
  readonly className?: string | undefined;
};

/** The attributes that style a button. */
export type ButtonAttributes = {
  readonly 'data-pb': '';
  readonly className: string;
  readonly 'data-variant': ButtonVariant;
  readonly 'data-size': ButtonSize;
  readonly 'data-full-width': true | undefined;
};

/** Returns the attributes that style any element, such as a router's link, as a button. */
export function buttonAttributes(look: ButtonStyleOptions = {}): ButtonAttributes {
  return lookOf(styles.text, look, 'secondary');
}

/** Returns the attributes that style any element as a round icon button. */
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
