'use client';

import {
  Button,
  EmptyState,
  Select,
  TextArea,
  getTrimmedFormText,
  rootAttributes,
  type RootProps,
  flagProp,
  functionProp,
  itemsProp,
  messagesProp,
  optionalProp,
  shapeProp,
  textProp,
  textsProp,
  validProps,
} from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';

import { PageHeader } from '../layout/page-head.tsx';
import styles from '../layout/parts.module.css';
import { ErrorMessage } from '../layout/error-message.tsx';
import type { RenderLink } from '../layout/prerequisite-link.tsx';
import { parseEntries, type AdAccountData } from '../ads/data.ts';
import { AD_ACCOUNT_FIELDS } from '../ads/prop-rules.ts';
import { brandSafetyMessages, type BrandSafetyMessages } from './messages.ts';

/** The content next to which an account's ads are never shown; topics by id. */
export type BrandSafetyRules = {
  readonly keywords: readonly string[];
  readonly domains: readonly string[];
  readonly topics: readonly string[];
};

/** The props of BrandSafety. */
export type BrandSafetyProps = RootProps & {
  readonly accounts: readonly AdAccountData[];
  readonly account: AdAccountData | undefined;
  readonly rules: BrandSafetyRules;
  /** The topics that can be blocked. */
  readonly topics: readonly { readonly id: string; readonly name: string }[];
  readonly mayEdit: boolean;
  readonly onChoose: (accountId: string) => void;
  readonly wayTo?: RenderLink | undefined;
  /** Stores the rules; a thrown error may have field errors in `fields`. */
  readonly onSave: (rules: BrandSafetyRules) => Promise<void>;
  readonly messages?: BrandSafetyMessages | undefined;
};

type State = {
  readonly is: 'open' | 'sending' | 'saved' | 'failed';
  readonly fields?: Readonly<Record<string, string>>;
};

const BRAND_SAFETY_RULES = {
  accounts: itemsProp(AD_ACCOUNT_FIELDS),
  account: optionalProp(shapeProp(AD_ACCOUNT_FIELDS)),
  rules: shapeProp({ keywords: textsProp, domains: textsProp, topics: textsProp }),
  topics: itemsProp({ id: textProp, name: textProp }),
  mayEdit: flagProp,
  onChoose: functionProp,
  wayTo: optionalProp(functionProp),
  onSave: functionProp,
  messages: messagesProp(brandSafetyMessages),
};

/** Renders the blocked keywords, domains and topics of an advertiser. Typed values remain after an error. */
export function BrandSafety(rawProps: BrandSafetyProps): ReactNode {
  const props = validProps('BrandSafety', rawProps, BRAND_SAFETY_RULES);
  const {
    accounts,
    account,
    rules,
    topics,
    mayEdit,
    onChoose,
    onSave,
    messages = brandSafetyMessages,
  } = props;
  const [state, setState] = useState<State>({ is: 'open' });
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const entries = (name: string): readonly string[] => parseEntries(getTrimmedFormText(form, name));
    setState({ is: 'sending' });
    onSave({
      keywords: entries('keywords'),
      domains: entries('domains').map((domain) => domain.toLowerCase()),
      topics: form.getAll('topics').map(String),
    }).then(
      () => setState({ is: 'saved' }),
      (error: unknown) => {
        const { fields = {} } = (error ?? {}) as { readonly fields?: Readonly<Record<string, string>> };
        setState({ is: 'failed', fields });
      },
    );
  };
  return (
    <div data-part="brand-safety" {...rootAttributes(props, styles.page)}>
      <PageHeader title={messages.title} intro={messages.intro} />
      {account === undefined ? (
        <EmptyState title={messages.noAccounts} action={props.wayTo?.('ad-accounts')}>
          {messages.noAccountsHint}
        </EmptyState>
      ) : (
        <>
          <div className={styles.bar} data-part="bar">
            <Select
              label={messages.account}
              value={account.id}
              onChange={(event) => onChoose(event.currentTarget.value)}
            >
              {accounts.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </div>
          <form
            key={account.id}
            className={styles.form}
            data-part="form"
            data-columns=""
            onSubmit={send}
            aria-label={messages.title}
          >
            <TextArea
              label={messages.keywords}
              hint={messages.keywordsHint}
              name="keywords"
              rows={6}
              readOnly={!mayEdit}
              defaultValue={rules.keywords.join('\n')}
              error={errorOf(state, 'keywords')}
            />
            <TextArea
              label={messages.domains}
              hint={messages.domainsHint}
              name="domains"
              rows={6}
              readOnly={!mayEdit}
              defaultValue={rules.domains.join('\n')}
              error={errorOf(state, 'domains')}
            />
            {topics.length === 0 ? null : (
              <fieldset className={`${styles.checks} ${styles.wide}`} disabled={!mayEdit}>
                <legend>{messages.topics}</legend>
                {topics.map(({ id, name }) => (
                  <label key={id}>
                    <input
                      type="checkbox"
                      name="topics"
                      value={id}
                      defaultChecked={rules.topics.includes(id)}
                    />
                    <bdi>{name}</bdi>
                  </label>
                ))}
              </fieldset>
            )}
            {mayEdit ? (
              <div className={styles.buttons} data-part="actions">
                <Button type="submit" variant="primary" loading={state.is === 'sending'}>
                  {messages.save}
                </Button>
                <p role="status">{state.is === 'saved' ? messages.saved : null}</p>
              </div>
            ) : null}
            <ErrorMessage>
              {state.is === 'failed' && Object.keys(state.fields ?? {}).length === 0 ? messages.failed : null}
            </ErrorMessage>
          </form>
        </>
      )}
    </div>
  );
}

/** Returns the error of a field, or of one of its entries (`domains.3`). */
function errorOf({ fields = {} }: State, name: string): string | undefined {
  return Object.entries(fields).find(([field]) => field === name || field.startsWith(`${name}.`))?.[1];
}
