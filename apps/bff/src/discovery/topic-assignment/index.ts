export { reassignTopicless } from './jobs.ts';
export { listTopics, loadTopicFile } from './topic-file.ts';
export { reassignAllTopics, startTopicUpdater, updateTopics } from './update-topics.ts';
