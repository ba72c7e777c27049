'use client';

import { Button, rootAttributes, type RootProps } from '@pegboard/ui';
import type { ReactNode } from 'react';

import { NativeLink, type BusinessLink } from '../layout/business-link.tsx';
import { PageHeader } from '../layout/page-head.tsx';
import styles from '../layout/parts.module.css';
import { StatusMessage } from '../layout/status-message.tsx';
import { StatusChip, type StatusTone } from '../layout/status-chip.tsx';
import { useAction, type ActionResult } from '../layout/use-action.ts';
import { useTimeZone } from '../layout/use-time-zone.ts';
import { INTEGRATIONS, type LastDelivery, type IntegrationKey } from '../model/integrations.ts';
import { integrationMessages, type IntegrationMessages } from './messages.ts';

/** The events of a service's channels, and the member who marked it as set up. */
export type IntegrationStatus = {
  readonly integration: IntegrationKey;
  readonly set_up_at: string | null;
  readonly set_up_by: string | null;
  /** The last event of each channel in use, whichever service sent it. */
  readonly came?: readonly LastDelivery[] | undefined;
};

/** The props of an IntegrationsPage. */
export type IntegrationsPageProps = RootProps & {
  /** The connections of a business; undefined outside a business, where only instructions are shown. */
  readonly statuses: readonly IntegrationStatus[] | undefined;
  readonly mayChange: boolean;
  /** The time at which the statuses were read; relative times refer to it. */
  readonly readAt?: string | undefined;
  /** The addresses of the tag's code and of the API tokens; undefined outside a business. */
  readonly addresses?: { readonly tag: string; readonly api: string } | undefined;
  readonly setUp: (integration: IntegrationKey, isSetUp: boolean) => Promise<ActionResult>;
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

/** Renders every service that can be connected: its data, instructions, and its status (BD-08, BD-09). */
export function IntegrationsPage(props: IntegrationsPageProps): ReactNode {
  const { statuses, mayChange, setUp, businesses = [], readAt, addresses, Link = NativeLink } = props;
  const { messages = integrationMessages } = props;
  const { busy, status: said, run } = useAction(messages.failed);
  const known = new Map(statuses?.map((one) => [one.integration, one]));
  const isAlone = statuses === undefined;
  const timeZone = useTimeZone();
  return (
    <section {...rootAttributes(props, isAlone ? `${styles.page} ${styles.alone}` : styles.page)}>
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
      {addresses ? (
        <p className={styles.buttons}>
          <Link to={addresses.tag}>{messages.tagCode}</Link>
          <Link to={addresses.api}>{messages.apiTokens}</Link>
        </p>
      ) : null}
      {isAlone ? null : <p className={styles.hint}>{messages.drawnFrom}</p>}
      <StatusMessage status={said} />
      <ul role="list" className={styles.list} aria-label={messages.title}>
        {INTEGRATIONS.map(({ key, name, brings }) => {
          const status = known.get(key);
          const { set_up_at: at = null, set_up_by: by = null } = status ?? {};
          const isSetUp = at !== null;
          return (
            <li key={key} className={styles.item} data-integration={key}>
              <span className={styles.what}>
                <span className={styles.strong}>{name}</span>
                {isAlone ? <small>{brings.map((one) => messages.brings[one]).join(' · ')}</small> : null}
                {at === null ? null : (
                  <small>{messages.setUp(at, by === null ? messages.gone : `@${by}`, timeZone)}</small>
                )}
              </span>
              {isAlone || readAt === undefined ? null : (
                <span className={styles.buttons}>
                  {cameBy(status, brings).map((came) => (
                    <StatusChip key={came.way} tone={toneOf(came, readAt)}>
                      {messages.came(came, readAt)}
                    </StatusChip>
                  ))}
                </span>
              )}
              {mayChange ? (
                <Button
                  size="sm"
                  aria-label={isSetUp ? messages.unmarkNamed(name) : messages.markNamed(name)}
                  loading={busy === key}
                  onClick={() =>
                    void run(
                      key,
                      () => setUp(key, !isSetUp),
                      isSetUp ? messages.unmarked(name) : messages.marked(name),
                    )
                  }
                >
                  {isSetUp ? messages.unmark : messages.mark}
                </Button>
              ) : null}
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
