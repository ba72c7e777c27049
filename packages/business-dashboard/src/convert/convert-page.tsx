'use client';

import {
  Button,
  buttonAttributes,
  Select,
  TextField,
  rootAttributes,
  type RootProps,
  functionProp,
  messagesProp,
  optionalProp,
  textProp,
  validProps,
  hrefProp,
} from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';

import { NativeLink, type BusinessLink } from '../layout/business-link.tsx';
import styles from '../layout/parts.module.css';
import { StatusMessage } from '../layout/status-message.tsx';
import { useAction, type ActionResult } from '../layout/use-action.ts';
import { BUSINESS_CATEGORIES } from '../model/categories.ts';
import { businessSettingsMessages, type BusinessSettingsMessages } from '../settings/messages.ts';
import { convertMessages, type ConvertMessages } from './messages.ts';

/** The input of a business's form. */
export type BusinessFactsInput = {
  readonly name: string;
  readonly website_url: string;
  readonly category: string;
};

/** The props of a ConvertPage. */
export type ConvertPageProps = RootProps & {
  /** The initial value of the name. */
  readonly name: string;
  readonly site: string;
  /** The address of the business, if the account already is one. */
  readonly already: string | undefined;
  readonly convert: (facts: BusinessFactsInput) => Promise<ActionResult>;
  readonly Link?: BusinessLink | undefined;
  readonly messages?: ConvertMessages | undefined;
  readonly settingsMessages?: BusinessSettingsMessages | undefined;
};

const CONVERT_PAGE_RULES = {
  name: textProp,
  site: textProp,
  already: optionalProp(hrefProp),
  convert: functionProp,
  Link: optionalProp(functionProp),
  messages: messagesProp(convertMessages),
  settingsMessages: messagesProp(businessSettingsMessages),
};

/**
 * Renders the conversion of an account to a business: its consequences, and a form with name, site and
 * category (BD-09).
 */
export function ConvertPage(rawProps: ConvertPageProps): ReactNode {
  const props = validProps('ConvertPage', rawProps, CONVERT_PAGE_RULES);
  const { name, site, already, convert, Link = NativeLink, messages = convertMessages } = props;
  const { settingsMessages = businessSettingsMessages } = props;
  return (
    <section data-part="convert-page" {...rootAttributes(props, `${styles.page} ${styles.alone}`)}>
      <h1>{messages.title}</h1>
      {already === undefined ? (
        <>
          <p className={styles.hint}>{messages.intro}</p>
          <ul>
            {messages.keeps.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <FactsForm
            facts={{ name, website_url: site, category: '' }}
            save={convert}
            submit={messages.convert}
            done=""
            messages={messages}
            settingsMessages={settingsMessages}
          />
        </>
      ) : (
        <>
          <p>{messages.already}</p>
          <p>
            <Link to={already} {...buttonAttributes({ variant: 'primary' })}>
              {messages.open}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}

/** Renders the name, site and category of a business; the typed values stay when the server rejects them. */
export function FactsForm(props: {
  readonly facts: BusinessFactsInput;
  readonly save: (facts: BusinessFactsInput) => Promise<ActionResult>;
  readonly submit: string;
  readonly done: string;
  readonly messages?: ConvertMessages | undefined;
  readonly settingsMessages?: BusinessSettingsMessages | undefined;
}): ReactNode {
  const { messages = convertMessages, settingsMessages = businessSettingsMessages } = props;
  const { facts: initialFacts, save, submit, done } = props;
  const [facts, setFacts] = useState(initialFacts);
  const { busy, status, fields, run } = useAction(messages.failed);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void run('save', () => save(facts), done);
  };
  const set = (some: Partial<BusinessFactsInput>): void => setFacts({ ...facts, ...some });
  return (
    <form className={styles.form} data-part="form" onSubmit={send} noValidate>
      <TextField
        label={messages.name}
        value={facts.name}
        error={fields['name']}
        autoComplete="organization"
        dir="auto"
        required
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextField
        label={messages.site}
        hint={messages.siteHint}
        type="url"
        inputMode="url"
        value={facts.website_url}
        error={fields['website_url']}
        autoComplete="url"
        onChange={(event) => set({ website_url: event.target.value })}
      />
      <Select
        label={messages.category}
        value={facts.category}
        error={fields['category']}
        required
        onChange={(event) => set({ category: event.target.value })}
      >
        <option value="">{messages.choose}</option>
        {BUSINESS_CATEGORIES.map((one) => (
          <option key={one} value={one}>
            {settingsMessages.categories[one]}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="primary" loading={busy === 'save'}>
        {submit}
      </Button>
      <StatusMessage status={status} />
    </form>
  );
}
