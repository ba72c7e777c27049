import { Button } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { callResource } from '../../data/call-resource.ts';
import styles from '../../features/forms/form-page.module.css';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { turnPushOff, turnPushOn } from '../../features/push/push-device.ts';
import { formatUtcDay } from '../../features/reports/report-format.ts';
import { settingsTexts as enUsSettings } from '../../messages/en-us-settings.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import own from './push-devices.module.css';
import {
  useNotificationSettings,
  type NotificationSettings,
  type SettingsChange,
} from './use-notification-settings.ts';
import { usePushState } from './use-push-state.ts';

type Device = NotificationSettings['pushDevices'][number];

/** Renders the devices to which notifications are pushed, and the button that adds this one. Nothing is asked before a press. */
export function PushDevices({
  devices,
  publicKey,
  accountId,
}: {
  readonly devices: readonly Device[];
  readonly publicKey: string;
  readonly accountId: string;
}): ReactNode {
  const texts = useTexts('settings', enUsSettings).notifications.devices;
  const change = useNotificationSettings();
  const { isBusy, message, done, run } = change;
  const [state, setState] = usePushState();
  const here =
    state?.kind === 'on' ? devices.find((one) => one.fingerprint === state.fingerprint) : undefined;
  const turnOn = (): void =>
    void run(async () => {
      try {
        const next = await turnPushOn(publicKey, accountId);
        setState(next);
        if (next.kind === 'on') return texts.turnedOn;
        return next.kind === 'denied' ? undefined : texts.notTurnedOn;
      } catch (error) {
        // The browser could not reach its push service, or has none.
        if (error instanceof DOMException) return texts.failed;
        throw error;
      }
    });
  return (
    <section className={styles.section} aria-labelledby="notification-devices">
      <h2 id="notification-devices">{texts.title}</h2>
      <p className={styles.hint}>{texts.hint}</p>
      <noscript>
        <p>{texts.needsScripts}</p>
      </noscript>
      {state?.kind === 'unsupported' ? <p>{texts.unsupported}</p> : null}
      {state?.kind === 'denied' ? <p>{texts.denied}</p> : null}
      {devices.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={own.devices} role="list">
          {devices.map((device) => (
            <DeviceItem
              key={device.entityId}
              device={device}
              isHere={device === here}
              change={change}
              onRemoved={() => setState({ kind: 'off' })}
            />
          ))}
        </ul>
      )}
      {state?.kind === 'off' || (state?.kind === 'on' && !here) ? (
        <Button variant="primary" loading={isBusy} onClick={turnOn}>
          {texts.turnOn}
        </Button>
      ) : null}
      <SubmitResult message={message} done={done} />
    </section>
  );
}

function DeviceItem(props: {
  readonly device: Device;
  readonly isHere: boolean;
  readonly change: SettingsChange;
  /** Called after this browser's own device was removed. */
  readonly onRemoved: () => void;
}): ReactNode {
  const { device, isHere, onRemoved } = props;
  const { isBusy, run } = props.change;
  const texts = useTexts('settings', enUsSettings).notifications.devices;
  const locale = useLocale();
  const options = { id: device.entityId };
  const name = device.name || texts.unknown;
  const test = (): void =>
    void run(async () => {
      await callResource({ name: 'PushTest', action: 'create', options });
      return texts.tested;
    });
  const remove = (): void =>
    void run(async () => {
      await callResource({ name: 'PushSubscription', action: 'delete', options });
      if (!isHere) return undefined;
      await turnPushOff();
      onRemoved();
      return texts.turnedOff;
    });
  return (
    <li className={own.device} data-here={isHere || undefined}>
      <div className={own.name}>
        <strong>{name}</strong>
        <small className={styles.hint}>
          {isHere ? `${texts.this} · ` : ''}
          {texts.since(formatUtcDay(device.createdAt, locale))}
        </small>
      </div>
      <PlainForm action="/settings/notifications/test/" onSend={test}>
        <input type="hidden" name="id" value={device.entityId} />
        <Button type="submit" variant="secondary" size="sm" aria-label={texts.testOn(name)} loading={isBusy}>
          {texts.test}
        </Button>
      </PlainForm>
      <PlainForm action="/settings/notifications/devices/" onSend={remove}>
        <input type="hidden" name="id" value={device.entityId} />
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          aria-label={texts.turnOffOn(name)}
          loading={isBusy}
        >
          {texts.turnOff}
        </Button>
      </PlainForm>
    </li>
  );
}
