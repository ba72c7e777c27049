import { readEnv } from '@pegboard/bff/src/platform/config/env.ts';
import { eraseMember } from '@pegboard/bff/src/site/account-deletion/erase-account.ts';
import { createDeps } from '@pegboard/bff/src/site/open-deps.ts';

/** The milliseconds of a call of a step. */
export type StepCall = { readonly step: string; readonly ms: number };
/** The result of an erasure, sent to the process that asked for it. */
export type ErasureTimes = { readonly ms: number; readonly calls: readonly StepCall[] };

/** Erases the members whose ids it is sent, one after the other, as the process that runs jobs does. */
const open = await createDeps(readEnv(process.env), () => undefined);
process.on('message', (userId: string) => {
  void (async () => {
    const calls: StepCall[] = [];
    const before = performance.now();
    const member = { id: BigInt(userId), email: `maker${userId}@pegboard.example` };
    const onCall = (step: string, ms: number): void => void calls.push({ step, ms });
    await eraseMember(open.deps, member, { signal: new AbortController().signal, onCall });
    process.send?.({ ms: performance.now() - before, calls } satisfies ErasureTimes);
  })();
});
process.on('disconnect', () => void open.close().then(() => process.exit(0)));
process.send?.('ready');
