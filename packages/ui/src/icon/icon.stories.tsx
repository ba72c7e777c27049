import type { Stories, Story } from '@pegboard/config/story';

import { Row } from '../testing/row.tsx';
import type { IconProps } from './icon.tsx';
import * as firstIcons from './icons.tsx';
import * as moreIcons from './icons-common.tsx';
import * as rareIcons from './icons-lazy.tsx';

const meta: Stories<IconProps> = {
  title: 'UI/Icon',
  component: rareIcons.HeartIcon,
  parameters: { frame: 'phone' },
};

export default meta;

const byName = <T,>(all: Readonly<Record<string, T>>): readonly (readonly [string, T])[] =>
  Object.entries(all).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** All icons, in the size of a button. */
export const All: Story<IconProps> = {
  render: (props) => (
    <Row>
      {byName({ ...firstIcons, ...moreIcons, ...rareIcons }).map(([name, Icon]) => (
        <Icon key={name} {...props} />
      ))}
    </Row>
  ),
};

/** Every size. */
export const Sizes: Story<IconProps> = {
  render: () => (
    <Row>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <rareIcons.StarIcon key={size} size={size} />
      ))}
    </Row>
  ),
};
