import { useState } from 'react';
import {
  NotificationSettingsDocument,
  type NotificationSettingsQuery,
} from '../../data/generated/graphql.ts';
import { useQueryCache } from '../../data/use-query.ts';
import { useSubmit, type Submission } from '../../features/forms/use-submit.ts';

/** The settings of the viewer's notifications. */
export type NotificationSettings = NonNullable<NotificationSettingsQuery['viewer']>;

/** The changes of the settings of notifications; `done` is the message of the last one. */
export type SettingsChange = ReturnType<typeof useNotificationSettings>;

/** Runs changes of the settings of notifications, which return their message, and reloads the settings. */
export function useNotificationSettings(): Pick<Submission, 'isBusy' | 'fields' | 'message'> & {
  readonly done: string | undefined;
  readonly run: (task: () => Promise<string | undefined>) => Promise<void>;
} {
  const answers = useQueryCache();
  const { isBusy, fields, message, submit } = useSubmit();
  const [done, setDone] = useState<string>();
  const run = async (task: () => Promise<string | undefined>): Promise<void> => {
    setDone(undefined);
    await submit(async () => {
      const text = await task();
      await answers.ask(NotificationSettingsDocument, {}, 'network-only');
      setDone(text);
    });
  };
  return { isBusy, fields, message, done, run };
}
