import { callResource } from '../../data/call-resource.ts';
import { SecurityDocument } from '../../data/generated/graphql.ts';
import { useQueryCache } from '../../data/use-query.ts';
import { useSubmit, type Submission } from '../../features/forms/use-submit.ts';

type Call = Parameters<typeof callResource>[0];

/** Changes the account's security settings and reloads them. */
export function useSecurity(): Omit<Submission, 'submit' | 'values' | 'code'> & {
  readonly change: (call: Call) => Promise<boolean>;
  /** Does the same for tasks with several requests. */
  readonly run: (task: () => Promise<unknown>) => Promise<boolean>;
} {
  const answers = useQueryCache();
  const { isBusy, fields, message, submit } = useSubmit({ isNative: false });
  const run = (task: () => Promise<unknown>): Promise<boolean> =>
    submit(async () => {
      await task();
      await answers.ask(SecurityDocument, {}, 'network-only');
    });
  return { isBusy, fields, message, run, change: (call) => run(() => callResource(call)) };
}
