import { expect, test } from 'vitest';
import type { CheckResult } from './check-result.ts';
import { checkReplicas, toReplicaCheckResult } from './check-replicas.ts';

test.each([
  [{ isStandby: true, isConnected: true, lagSeconds: 0.2 }, 'good', 'follows the primary'],
  [{ isStandby: false, isConnected: false, lagSeconds: 0 }, 'wrong', 'is no standby'],
  [{ isStandby: true, isConnected: false, lagSeconds: 0 }, 'look', 'receives nothing'],
  [{ isStandby: true, isConnected: true, lagSeconds: 31 }, 'look', 'is 31 s behind'],
] as const)('[OP-04] [OP-08] a replica with %j is %s', (facts, state, says) => {
  const found = toReplicaCheckResult('replica 1', facts, 2);
  expect(found).toMatchObject({ about: 'replica 1', state });
  expect(found.says).toContain(says);
});

test('[OP-04] [OP-08] a replica that does not answer is named with what to do', async () => {
  const url = 'postgres://nobody@127.0.0.1:1/none';
  const found: CheckResult[] = [];
  for await (const each of checkReplicas({ replicaUrls: [url], replicaMaxLagMs: 2000 })) found.push(each);
  expect(found).toEqual([
    expect.objectContaining({
      about: 'replica 1',
      state: 'look',
      advice: expect.stringContaining('Start it'),
    }),
  ]);
});
