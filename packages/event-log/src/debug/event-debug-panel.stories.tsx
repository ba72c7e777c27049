import type { Stories, Story } from '@pegboard/config/story';
import type { LogEvent } from '@pegboard/types';
import { createEventTrail, EventDebugPanel } from './index.ts';

type PanelProps = Parameters<typeof EventDebugPanel>[0];

const meta: Stories<PanelProps> = {
  title: 'Event log/Debug panel',
  component: EventDebugPanel,
  args: { trail: createEventTrail() },
};

export default meta;

const at = (second: number): number => Date.UTC(2026, 10, 21, 9, 30, second);

const EVENTS: readonly LogEvent[] = [
  { id: '1', event_type: 13, time: at(1), pin_id: '912', view_type: 1, aux_data: { percent: '50' } },
  { id: '2', event_type: 7352, time: at(2), pin_id: '913', view_type: 1, aux_data: { slot: '2' } },
  { id: '3', event_type: 102, time: at(9), board_id: '4', view_type: 5 },
];

/** Nothing was logged yet. */
export const Empty: Story<PanelProps> = {};

/** Some events, the latest first. */
export const Filled: Story<PanelProps> = {
  render: () => {
    const trail = createEventTrail();
    for (const event of EVENTS) trail.add(event);
    return <EventDebugPanel trail={trail} />;
  },
};
