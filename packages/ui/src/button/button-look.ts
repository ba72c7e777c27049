import { classNames } from '../class-names.ts';
import styles from './button.module.css';

/** How a button looks: `media` is for a button that stands on a picture. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'media';

/** The height of a button: 32, 40 or 48 px. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The look of a button in words. */
export type ButtonLook = {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly fullWidth?: boolean | undefined;
  readonly className?: string | undefined;
};

/** The attributes that carry the look. */
export type ButtonLookProps = {
  readonly 'data-pb': '';
  readonly className: string;
  readonly 'data-variant': ButtonVariant;
  readonly 'data-size': ButtonSize;
  readonly 'data-full-width': true | undefined;
};

/** The attributes that give any element, such as a router's link, the look of a button. */
export function buttonLook(look: ButtonLook = {}): ButtonLookProps {
  return lookOf(styles.text, look, 'secondary');
}

/** The attributes that give any element the look of a round icon button. */
export function iconButtonLook(look: ButtonLook = {}): ButtonLookProps {
  return lookOf(styles.round, look, 'ghost');
}

function lookOf(shape: string | undefined, look: ButtonLook, variant: ButtonVariant): ButtonLookProps {
  return {
    'data-pb': '',
    className: classNames(styles.button, shape, look.className),
    'data-variant': look.variant ?? variant,
    'data-size': look.size ?? 'md',
    'data-full-width': look.fullWidth || undefined,
  };
}
