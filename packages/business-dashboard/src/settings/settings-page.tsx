'use client';

import {
  Button,
  TextField,
  rootAttributes,
  type RootProps,
  functionProp,
  messagesProp,
  objectProp,
  optionalProp,
  shapeProp,
  validProps,
} from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';

import { FactsForm, type BusinessFactsInput } from '../convert/convert-page.tsx';
import type { BusinessLink } from '../layout/business-link.tsx';
import styles from '../layout/parts.module.css';
import { StatusMessage } from '../layout/status-message.tsx';
import { useAction, type ActionResult } from '../layout/use-action.ts';
import type { ConvertMessages } from '../convert/messages.ts';
import type { BusinessMessages } from '../messages.ts';
import { BusinessFacts, type BusinessWithFacts } from './business-facts.tsx';
import { BUSINESS_WITH_FACTS_FIELDS } from './prop-rules.ts';
import { businessSettingsMessages, type BusinessSettingsMessages } from './messages.ts';

/** The props of a BusinessSettings. */
export type BusinessSettingsProps = RootProps & {
  readonly business: BusinessWithFacts;
  readonly save: (facts: BusinessFactsInput) => Promise<ActionResult>;
  /** Closes the business permanently; the app then navigates away. */
  readonly close: (name: string) => Promise<ActionResult>;
  readonly Link?: BusinessLink | undefined;
  readonly messages?: BusinessSettingsMessages | undefined;
  /** The names of the kinds of account. */
  readonly frameMessages?: BusinessMessages | undefined;
  /** The labels of the form. */
  readonly factsMessages?: ConvertMessages | undefined;
};

const BUSINESS_SETTINGS_RULES = {
  business: shapeProp(BUSINESS_WITH_FACTS_FIELDS),
  save: functionProp,
  close: functionProp,
  Link: optionalProp(functionProp),
  messages: messagesProp(businessSettingsMessages),
  frameMessages: optionalProp(objectProp),
  factsMessages: optionalProp(objectProp),
};

/** Renders the settings of a business, with editing for those who may and closing for its owners. */
export function BusinessSettings(rawProps: BusinessSettingsProps): ReactNode {
  const props = validProps('BusinessSettings', rawProps, BUSINESS_SETTINGS_RULES);
  const { business, save, close, Link, messages = businessSettingsMessages } = props;
  const { frameMessages, factsMessages } = props;
  const { rights, name, website_url: site, category } = business;
  return (
    <div data-part="business-settings" {...rootAttributes(props, styles.page)}>
      <BusinessFacts business={business} Link={Link} messages={messages} frameMessages={frameMessages} />
      {rights.includes('business.edit') ? (
        <>
          <h2>{messages.change}</h2>
          <FactsForm
            key={`${name} ${site} ${category}`}
            facts={{ name, website_url: site ?? '', category: category ?? '' }}
            save={save}
            submit={messages.save}
            done={messages.saved}
            settingsMessages={messages}
            messages={factsMessages}
          />
        </>
      ) : null}
      {rights.includes('owners.edit') ? <CloseForm close={close} messages={messages} /> : null}
    </div>
  );
}

function CloseForm(props: {
  readonly close: BusinessSettingsProps['close'];
  readonly messages: BusinessSettingsMessages;
}): ReactNode {
  const { close, messages } = props;
  const [name, setName] = useState('');
  const { busy, status, fields, run } = useAction(messages.failed);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void run('close', () => close(name), '');
  };
  return (
    <details>
      <summary>{messages.close}</summary>
      <form className={styles.form} data-part="form" onSubmit={send} noValidate>
        <p>{messages.closeHint}</p>
        <TextField
          label={messages.repeatName}
          value={name}
          error={fields['name']}
          dir="auto"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="danger" loading={busy === 'close'}>
          {messages.closeForEver}
        </Button>
        <StatusMessage status={status} />
      </form>
    </details>
  );
}
