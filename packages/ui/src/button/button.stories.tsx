import { expect, fn, type Stories, type Story } from '@pegboard/config/story';
import type { ReactNode } from 'react';

import { HeartIcon } from '../icon/icons-lazy.tsx';
import { Row } from '../testing/row.tsx';
import type { ButtonSize, ButtonVariant } from './button-attributes.ts';
import { Button, type ButtonProps } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { LinkButton } from './link-button.tsx';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger', 'media'];
const SIZES: readonly ButtonSize[] = ['sm', 'md', 'lg'];

const meta: Stories<ButtonProps> = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Save', onClick: fn() },
};

export default meta;

type ButtonStory = Story<ButtonProps>;

const inAllVariants = (props: ButtonProps): ReactNode =>
  SIZES.map((size) => (
    <Row key={size}>
      {VARIANTS.map((variant) => (
        <Button key={variant} {...props} variant={variant} size={size} />
      ))}
    </Row>
  ));

/** A press calls its handler once. */
export const Pressed: ButtonStory = {
  args: { variant: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** Every variant in every size. */
export const Variants: ButtonStory = { render: inAllVariants };

/** With an icon before the text. */
export const WithIcon: ButtonStory = { render: inAllVariants, args: { icon: <HeartIcon size="md" /> } };

/** Disabled. */
export const Disabled: ButtonStory = { render: inAllVariants, args: { disabled: true } };

/** Loading: it keeps its size and focus, and ignores presses. */
export const Loading: ButtonStory = {
  args: { variant: 'primary', loading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** As wide as its container, with a text that is too long. */
export const FullWidth: ButtonStory = {
  args: { fullWidth: true, variant: 'primary', children: 'Save to Quiet kitchens and tell everybody' },
  parameters: { frame: 'card' },
};

/** Round icon buttons. */
export const Round: ButtonStory = {
  render: () =>
    SIZES.map((size) => (
      <Row key={size}>
        {VARIANTS.map((variant) => (
          <IconButton
            key={variant}
            label={`Like, ${variant}`}
            icon={<HeartIcon />}
            variant={variant}
            size={size}
          />
        ))}
        <IconButton label="Like, busy" icon={<HeartIcon />} size={size} loading />
        <IconButton label="Like, disabled" icon={<HeartIcon />} size={size} disabled />
      </Row>
    )),
};

/** Links styled as buttons. */
export const Links: ButtonStory = {
  render: () => (
    <Row>
      {VARIANTS.map((variant) => (
        <LinkButton key={variant} href="#kiln-week" variant={variant}>
          Visit
        </LinkButton>
      ))}
    </Row>
  ),
};

/** The focus ring. */
export const Focused: ButtonStory = {
  args: { variant: 'primary' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
