import { drawing } from '@pegboard/config/drawn-pictures';
import { becomesVisible, expect, fn, type Stories, type Story } from '@pegboard/config/story';
import { TOAST_DELAY_MS } from '@pegboard/types';

import { ToastRegion, type ToastRegionProps } from './toast-region.tsx';
import { createToastStore, type Toast } from './toast-store.ts';

const onHide = fn();
const onChange = fn();

/** Returns a store whose toasts appear at once and stay. */
const standing = (toast: Toast) => {
  const store = createToastStore({
    nowMs: () => 0,
    after: (ms, callback) => {
      if (ms <= TOAST_DELAY_MS) queueMicrotask(callback);
      return () => undefined;
    },
  });
  store.show({ ...toast, onHide });
  return store;
};

const meta: Stories<ToastRegionProps> = {
  title: 'UI/Toast',
  component: ToastRegion,
  parameters: { frame: 'phone', variants: [{ viewport: 'mobile' }] },
};

export default meta;

type ToastStory = Story<ToastRegionProps>;

/** A plain message. */
export const Message: ToastStory = {
  render: () => <ToastRegion store={standing({ text: 'Link copied' })} />,
};

/** An image, a message and an action. */
export const WithActions: ToastStory = {
  render: () => (
    <ToastRegion
      store={standing({
        text: 'Saved to Quiet kitchens',
        media: <img src={drawing('kitchen', 48, 48)} alt="" width={48} height={48} />,
        actions: [{ label: 'Change', onAction: onChange }],
      })}
    />
  ),
  play: async ({ canvas }) => {
    await becomesVisible(await canvas.findByRole('button', { name: 'Change' }));
  },
};

/** An error. */
export const Failure: ToastStory = {
  render: () => (
    <ToastRegion
      store={standing({
        kind: 'error',
        text: 'Something went wrong on our end. Your Pin was not saved to Quiet kitchens. Please try again.',
        actions: [{ label: 'Try again', onAction: onChange }],
      })}
    />
  ),
};

/** A toast that is dismissed after its action. */
export const Done: ToastStory = {
  ...WithActions,
  play: async ({ canvas, userEvent }) => {
    onChange.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Change' }));
    await expect(onChange).toHaveBeenCalledTimes(1);
  },
};
