import { becomesVisible, expect, fn, type Stories, type Story } from '@pegboard/config/story';

import { HeartIcon } from '../icon/icons-lazy.tsx';
import { Row } from '../testing/row.tsx';
import { Chip } from './chip.tsx';
import { TagPills, type TagPillsProps } from './tag-pills.tsx';

const IDEAS = [
  'Glazes',
  'Kiln week',
  'Stoneware',
  'Moon jars',
  'Ash',
  'Wheel',
  'Tea bowls',
  'Celadon',
  'Raku',
];

const pills = (count: number) =>
  IDEAS.slice(0, count).map((idea, at) => (
    <Chip key={idea} selected={at === 0}>
      {idea}
    </Chip>
  ));

const meta: Stories<TagPillsProps> = {
  title: 'UI/Tags',
  component: TagPills,
  args: { label: 'Ideas', children: pills(IDEAS.length) },
  parameters: { frame: 'phone' },
};

export default meta;

type TagStory = Story<TagPillsProps>;

/** An overflowing row: an arrow on the side with hidden pills. */
export const Many: TagStory = {
  play: async ({ canvas }) => {
    await becomesVisible(await canvas.findByRole('button', { name: 'Scroll forward' }));
  },
};

/** Scrolled: an arrow on both sides. */
export const Scrolled: TagStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Scroll forward' }));
    await becomesVisible(await canvas.findByRole('button', { name: 'Scroll back' }));
  },
};

/** All fit: no arrows. */
export const Few: TagStory = { args: { children: pills(3) } };

const onClick = fn();

/** A single pill: selected, unselected, with an icon, and disabled. */
export const Single: TagStory = {
  render: () => (
    <Row>
      <Chip onClick={onClick}>Ceramics</Chip>
      <Chip selected>Ceramics</Chip>
      <Chip selected={false}>Ceramics</Chip>
      <Chip icon={<HeartIcon size="md" />}>Liked</Chip>
      <Chip disabled>Ceramics</Chip>
    </Row>
  ),
  play: async ({ canvas, userEvent }) => {
    onClick.mockClear();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Ceramics' })[0] ?? canvas.getByRole('main'));
    await expect(onClick).toHaveBeenCalledTimes(1);
  },
};
