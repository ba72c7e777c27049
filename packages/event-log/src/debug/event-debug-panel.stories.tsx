import type { Stories, Story } from '@pegboard/config/story';
import type { LogEvent } from '@pegboard/types';
import { createEventBuffer, EventDebugPanel } from './index.ts';

type PanelProps = Parameters<typeof EventDebugPanel>[0];

const meta: Stories<PanelProps> = {
  title: 'Event log/Debug panel',
  component: EventDebugPanel,
  args: { trail: createEventBuffer() },
};

export default meta;

const at = (second: number): number => Date.UTC(2026, 10, 21, 9, 30, second);

const EVENTS: readonly LogEvent[] = [
  {
    id: '1',
    event_type: 18,
    time: at(1),
    pin_id: '912',
    aux_data: { end_time: at(4), visible_ms: 3000, over_50_ms: 200, exit: 'hidden' },
  },
  { id: '2', event_type: 7352, time: at(2), pin_id: '913', aux_data: { slot_index: 2 } },
  { id: '3', event_type: 102, time: at(9), pin_id: '4', view_type: 3 },
];

/** No event was logged yet. */
export const Empty: Story<PanelProps> = {};

/** Some events, newest first. */
export const Filled: Story<PanelProps> = {
  render: () => {
    const trail = createEventBuffer();
    for (const event of EVENTS) trail.add(event);
    return <EventDebugPanel trail={trail} />;
  },
};
