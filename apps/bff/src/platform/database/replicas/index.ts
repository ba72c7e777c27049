export { Replica } from './replica.ts';
export { openReplicas, type ReplicaReport, type Replicas } from './replicas.ts';
export { RoutedClient, type ReadCounts } from './routed-client.ts';
export { currentReads, runWithReads, type RequestReads } from './reads.ts';
export type { ReplicaCondition } from './rules.ts';
