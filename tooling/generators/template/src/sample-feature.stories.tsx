import { expect, fn, type Stories, type Story } from '@pegboard/config/story';
import { aPin } from '@pegboard/types/testing';

import { SampleFeature, type SampleFeatureProps } from './sample-feature.tsx';

const meta: Stories<SampleFeatureProps> = {
  title: 'Sample feature',
  component: SampleFeature,
  args: {
    onOpen: fn(),
    pins: [aPin({ id: '7', title: 'Kiln week' }), aPin({ id: '8', title: 'Ash glaze' })],
  },
  parameters: { frame: 'phone' },
};

export default meta;

type FeatureStory = Story<SampleFeatureProps>;

/** Some pins; a press reports the opened one. */
export const Filled: FeatureStory = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ash glaze' }));
    await expect(args.onOpen).toHaveBeenCalledWith('8');
  },
  parameters: { variants: [{ viewport: 'mobile' }] },
};

/** One pin with a title longer than a line. */
export const LongTitle: FeatureStory = {
  args: {
    pins: [aPin({ title: 'Five days of firing, from bisque to the last ash glaze. '.repeat(4) })],
  },
};

/** Without pins. */
export const Empty: FeatureStory = { args: { pins: [] } };
