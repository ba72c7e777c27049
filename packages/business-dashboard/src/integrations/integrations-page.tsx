'use client';

import {
  buttonAttributes,
  rootAttributes,
  type RootProps,
  functionProp,
  itemsProp,
  messagesProp,
  nullableProp,
  objectProp,
  optionalProp,
  textProp,
  validProps,
} from '@pegboard/ui';
import type { ReactNode } from 'react';

import { NativeLink, type BusinessLink } from '../layout/business-link.tsx';
import { PageHeader } from '../layout/page-head.tsx';
import styles from '../layout/parts.module.css';
import { StatusChip, type StatusTone } from '../layout/status-chip.tsx';
import {
  INTEGRATIONS,
  type IntegrationChannel,
  type IntegrationKey,
  type LastDelivery,
} from '../model/integrations.ts';
import { dateProp } from '../layout/prop-rules.ts';
import { integrationMessages, type IntegrationMessages } from './messages.ts';

/** The last event of each channel of a service. */
export type IntegrationStatus = {
  readonly integration: IntegrationKey;
  /** The last event of each channel in use, whichever service sent it. */
  readonly came?: readonly LastDelivery[] | undefined;
};

/** The props of an IntegrationsPage. */
export type IntegrationsPageProps = RootProps & {
  /** The connections of a business; undefined outside a business, where only instructions are shown. */
  readonly statuses: readonly IntegrationStatus[] | undefined;
  /** The time at which the statuses were read; relative times refer to it. */
  readonly readAt?: string | undefined;
  /** The pages that set up a channel: catalogs, tag, conversions API, lists of customers. Those that the viewer may not open are missing. */
  readonly addresses?: Readonly<Partial<Record<IntegrationChannel, string>>> | undefined;
  /** Outside a business: the corresponding pages of the viewer's businesses. */
  readonly businesses?: readonly { readonly name: string; readonly address: string }[] | undefined;
  readonly Link?: BusinessLink | undefined;
  readonly messages?: IntegrationMessages | undefined;
};

const FRESH_MS = 7 * 86_400_000;

const cameBy = (
  status: IntegrationStatus | undefined,
  brings: readonly LastDelivery['way'][],
): readonly LastDelivery[] => status?.came ?? brings.map((way) => ({ way, state: 'nothing', at: null }));

/** Returns the tone of a delivery: good within a week; older ones may have stopped. */
function toneOf({ state, at }: LastDelivery, readAt: string): StatusTone {
  if (state === 'failed') return 'bad';
  if (at === null) return 'plain';
  return state !== 'token_used' && Date.parse(readAt) - Date.parse(at) <= FRESH_MS ? 'good' : 'warning';
}

const INTEGRATIONS_PAGE_RULES = {
  statuses: optionalProp(
    itemsProp({
      integration: textProp,
      came: optionalProp(itemsProp({ way: textProp, state: textProp, at: nullableProp(dateProp) })),
    }),
  ),
  readAt: optionalProp(textProp),
  addresses: optionalProp(objectProp),
  businesses: optionalProp(itemsProp({ name: textProp, address: textProp })),
  Link: optionalProp(functionProp),
  messages: messagesProp(integrationMessages),
};

/** Renders every service that can be connected: its data, instructions, and its status (BD-08, BD-09). */
export function IntegrationsPage(rawProps: IntegrationsPageProps): ReactNode {
  const props = validProps('IntegrationsPage', rawProps, INTEGRATIONS_PAGE_RULES);
  const { statuses, businesses = [], readAt, addresses = {}, Link = NativeLink } = props;
  const { messages = integrationMessages } = props;
  const known = new Map(statuses?.map((one) => [one.integration, one]));
  const isAlone = statuses === undefined;
  return (
    <section
      data-part="integrations-page"
      {...rootAttributes(props, isAlone ? `${styles.page} ${styles.alone}` : styles.page)}
    >
      <PageHeader title={messages.title} intro={messages.intro} />
      {isAlone && businesses.length > 0 ? (
        <nav aria-label={messages.choose}>
          <p>{messages.alone}</p>
          <ul>
            {businesses.map(({ name, address }) => (
              <li key={address}>
                <Link to={address}>
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {isAlone ? null : <p className={styles.hint}>{messages.drawnFrom}</p>}
      <ul role="list" className={styles.list} data-part="list" aria-label={messages.title}>
        {INTEGRATIONS.map(({ key, name, brings }) => {
          const status = known.get(key);
          const came = cameBy(status, brings);
          const isConnected = came.some(({ at, state }) => at !== null && state !== 'failed');
          return (
            <li key={key} className={styles.item} data-part="item" data-integration={key}>
              <span className={styles.what}>
                <span className={styles.strong}>{name}</span>
                {isAlone ? <small>{brings.map((one) => messages.brings[one]).join(' · ')}</small> : null}
              </span>
              {isAlone || readAt === undefined ? null : (
                <span className={styles.buttons} data-part="actions">
                  {came.map((delivery) => (
                    <StatusChip key={delivery.way} tone={toneOf(delivery, readAt)}>
                      {messages.came(delivery, readAt)}
                    </StatusChip>
                  ))}
                </span>
              )}
              <span className={styles.buttons} data-part="actions">
                {brings.map((way) => {
                  const address = addresses[way];
                  return address === undefined ? null : (
                    <Link
                      key={way}
                      to={address}
                      aria-label={messages.connectNamed(name, messages.connect[way])}
                      {...buttonAttributes({ size: 'sm', variant: isConnected ? 'secondary' : 'primary' })}
                    >
                      {messages.connect[way]}
                    </Link>
                  );
                })}
              </span>
              <details className={styles.whole}>
                <summary>{messages.howTo(name)}</summary>
                <ol>
                  {messages.steps[key].map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </details>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
