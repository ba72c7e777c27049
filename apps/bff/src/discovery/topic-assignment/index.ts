export { reassignTopicless } from './jobs.ts';
export { reassignAllTopics, startTopicUpdater, updateTopics } from './update-topics.ts';
