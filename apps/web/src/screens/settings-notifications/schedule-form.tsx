import { Button, getFormText, Select, Switch, TextField } from '@pegboard/ui';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { callResource } from '../../data/call-resource.ts';
import styles from '../../features/forms/form-page.module.css';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { settingsTexts as enUsSettings } from '../../messages/en-us-settings.ts';
import { useTexts } from '../../messages/language.ts';
import own from './schedule-form.module.css';
import { useNotificationSettings, type NotificationSettings } from './use-notification-settings.ts';

const DIGESTS = ['daily', 'weekly'] as const;
const DEFAULT_FROM = '22:00';
const DEFAULT_UNTIL = '07:00';

const noSubscription = (): (() => void) => () => undefined;
const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Renders the quiet hours, the rhythm of the digest, and the content of pushed notifications. */
export function ScheduleForm({
  schedule,
  zones,
}: {
  readonly schedule: NotificationSettings['notificationSchedule'];
  readonly zones: readonly string[];
}): ReactNode {
  const all = useTexts('settings', enUsSettings).notifications;
  const texts = all.times;
  const { isBusy, fields, message, done, run } = useNotificationSettings();
  const [zone, setZone] = useState(schedule.timeZone);
  // The zone of the device is known after hydration.
  const here = useSyncExternalStore<string | undefined>(noSubscription, deviceZone, () => undefined);
  const send = (form: FormData): void => {
    const quiet = { from: getFormText(form, 'from'), until: getFormText(form, 'until') };
    const options = {
      time_zone: getFormText(form, 'time_zone'),
      quiet_hours: form.has('quiet') ? quiet : null,
      digest: getFormText(form, 'digest'),
      shows_content: form.has('shows_content'),
    };
    void run(async () => {
      await callResource({ name: 'NotificationSchedule', action: 'update', options });
      return all.saved;
    });
  };
  return (
    <PlainForm
      className={styles.section}
      action="/settings/notifications/schedule/"
      aria-labelledby="notification-times"
      onSend={send}
    >
      <h2 id="notification-times">{texts.title}</h2>
      <Select
        name="time_zone"
        label={texts.zone}
        value={zone}
        onChange={({ target }) => setZone(target.value)}
        error={fields['time_zone']}
      >
        {[...new Set([...zones, 'UTC', schedule.timeZone, zone])].map((name) => (
          <option key={name} value={name} dir="ltr">
            {name.replaceAll('_', ' ')}
          </option>
        ))}
      </Select>
      {here === undefined || here === zone ? null : (
        <Button variant="secondary" size="sm" onClick={() => setZone(here)}>
          {texts.chooseZone(here.replaceAll('_', ' '))}
        </Button>
      )}
      <Switch
        name="quiet"
        label={texts.quiet}
        hint={texts.quietHint}
        defaultChecked={schedule.quietFrom !== null}
      />
      <div className={own.hours}>
        <TextField
          type="time"
          name="from"
          label={texts.from}
          defaultValue={schedule.quietFrom ?? DEFAULT_FROM}
          required
        />
        <TextField
          type="time"
          name="until"
          label={texts.until}
          defaultValue={schedule.quietUntil ?? DEFAULT_UNTIL}
          required
        />
      </div>
      <Select name="digest" label={texts.digest} hint={texts.digestHint} defaultValue={schedule.digest}>
        {DIGESTS.map((digest) => (
          <option key={digest} value={digest}>
            {texts.digests[digest]}
          </option>
        ))}
      </Select>
      <Switch
        name="shows_content"
        label={texts.shows}
        hint={texts.showsHint}
        defaultChecked={schedule.showsContent}
      />
      <SubmitResult message={message} done={done} />
      <Button type="submit" variant="primary" loading={isBusy}>
        {all.save}
      </Button>
    </PlainForm>
  );
}
