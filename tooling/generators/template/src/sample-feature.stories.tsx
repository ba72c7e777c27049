import { aPin } from '@pegboard/types/testing';

import { SampleFeature, type SampleFeatureProps } from './sample-feature.tsx';

/** A state of the component that is worth a look. */
type Story = { readonly args: SampleFeatureProps };

const meta: { readonly title: string; readonly component: typeof SampleFeature } = {
  title: 'Sample feature',
  component: SampleFeature,
};

export default meta;

const onOpen = (): void => undefined;

/** Some pins. */
export const Filled: Story = {
  args: { onOpen, pins: [aPin({ id: '7', title: 'Kiln week' }), aPin({ id: '8', title: 'Ash glaze' })] },
};

/** One pin with a title that is longer than a line. */
export const LongTitle: Story = {
  args: {
    onOpen,
    pins: [aPin({ title: 'Five days of firing, from bisque to the last ash glaze. '.repeat(4) })],
  },
};

/** No pin. */
export const Empty: Story = { args: { onOpen, pins: [] } };
