import { drawing } from '@pegboard/config/drawn-pictures';
import { expect, type Stories, type Story } from '@pegboard/config/story';

import { Row } from '../testing/row.tsx';
import { Avatar, type AvatarProps, type AvatarSize } from './avatar.tsx';

const SIZES: readonly AvatarSize[] = [24, 32, 40, 48, 64, 120];

const meta: Stories<AvatarProps> = {
  title: 'UI/Avatar',
  component: Avatar,
  args: { name: 'Mira Okafor' },
  render: (props) => (
    <Row>
      {SIZES.map((size) => (
        <Avatar key={size} {...props} size={size} />
      ))}
    </Row>
  ),
};

export default meta;

/** An image in every size. */
export const Picture: Story<AvatarProps> = { args: { src: drawing('person', 120, 120) } };

/** Initials, without an image. */
export const Initials: Story<AvatarProps> = {};

/** An image that fails to load. */
export const PictureGone: Story<AvatarProps> = {
  args: { src: 'data:image/png;base64,bm8=' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('img', { name: 'Mira Okafor' })).length).toBe(SIZES.length);
  },
};

/** Every background color, and an empty name. */
export const Grounds: Story<AvatarProps> = {
  render: () => (
    <Row>
      {[
        'Mira Okafor',
        'Jonas Weber',
        'Remi Sol',
        'Lena Duarte',
        'Noor Haddad',
        'Ada Kim',
        '李小龍',
        'Bo',
        '',
      ].map((name) => (
        <Avatar key={name} name={name} decorative={name === ''} />
      ))}
    </Row>
  ),
};
