import type { Stories, Story } from '@pegboard/config/story';
import { useState, type ReactNode } from 'react';

import { TopicPicker, type TopicPickerProps } from './index.ts';

const NAMES: Readonly<Record<string, string>> = { 1: 'Ceramics', 2: 'Coffee', 3: 'Living room' };

/** Stores the chosen topics as a form does. */
function ControlledTopicPicker(props: TopicPickerProps): ReactNode {
  const [topicIds, setTopicIds] = useState(props.topicIds);
  return <TopicPicker {...props} topicIds={topicIds} onChange={setTopicIds} />;
}

const meta: Stories<TopicPickerProps> = {
  title: 'Pin builder/Topics',
  component: TopicPicker,
  render: (args) => <ControlledTopicPicker {...args} />,
  args: {
    topicIds: [],
    onChange: () => undefined,
    initialNames: NAMES,
    searchTopics: async (text) =>
      Object.entries(NAMES)
        .filter(([, name]) => name.toLowerCase().startsWith(text.toLowerCase()))
        .map(([id, name]) => ({ id, name })),
  },
};

export default meta;

type TopicsStory = Story<TopicPickerProps>;

/** No topic is chosen. */
export const Empty: TopicsStory = {};

/** Chosen topics, each of which can be removed. */
export const Chosen: TopicsStory = { args: { topicIds: ['1', '3'] } };

/** Two of the topics were suggested for the Pin. */
export const Suggested: TopicsStory = {
  args: { topicIds: ['1', '2', '3'], marks: { 2: 'Suggested', 3: 'Suggested' } },
};

/** The form was refused. */
export const Invalid: TopicsStory = { args: { error: 'Choose other topics.' } };
