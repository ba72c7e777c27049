import { TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useWebhookTexts } from '../../messages/webhooks/use-webhook-texts.ts';
import choices from '../apps/choices.module.css';
import type { Submission } from '../forms/use-submit.ts';
import { WEBHOOK_EVENT_TYPES, type Endpoint } from './webhook-schemas.ts';
import styles from './webhooks.module.css';

/** Renders the fields of an address: the address, and a box for each event. */
export function EndpointFields({
  endpoint,
  submission: { fields, values },
}: {
  /** The address that is changed; undefined for a new one. */
  readonly endpoint?: Pick<Endpoint, 'url' | 'event_types'>;
  readonly submission: Pick<Submission, 'fields' | 'values'>;
}): ReactNode {
  const texts = useWebhookTexts();
  const isSent = values['url'] !== undefined;
  const error = Object.entries(fields).find(([name]) => name.startsWith('event_types'))?.[1];
  return (
    <>
      <TextField
        name="url"
        type="url"
        label={texts.url}
        hint={texts.urlHint}
        dir="ltr"
        required
        maxLength={500}
        defaultValue={values['url'] ?? endpoint?.url}
        error={fields['url']}
      />
      <fieldset className={choices.choices}>
        <legend>{texts.eventsLabel}</legend>
        {WEBHOOK_EVENT_TYPES.map((type) => (
          <label key={type} className={choices.choice}>
            <input
              type="checkbox"
              name={type}
              defaultChecked={isSent ? type in values : endpoint?.event_types.includes(type) === true}
            />
            {type}
            <span className={styles.muted}>{texts.events[type]}</span>
          </label>
        ))}
        {error === undefined ? null : <p className={styles.error}>{error}</p>}
      </fieldset>
    </>
  );
}

/** Returns the options that the fields of an address submit. */
export function readEndpointFields(form: FormData): {
  readonly url: string;
  readonly event_types: readonly string[];
} {
  const url = form.get('url');
  return {
    url: typeof url === 'string' ? url.trim() : '',
    event_types: WEBHOOK_EVENT_TYPES.filter((type) => form.has(type)),
  };
}
