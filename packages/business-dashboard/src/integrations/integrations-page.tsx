'use client';

import { Button } from '@pegboard/ui';
import type { ReactNode } from 'react';

import { NativeLink, type BusinessLink } from '../frame/business-link.tsx';
import { PageHead } from '../frame/page-head.tsx';
import styles from '../frame/parts.module.css';
import { Said } from '../frame/said.tsx';
import { StatusChip } from '../frame/status-chip.tsx';
import { useAction, type ActionOutcome } from '../frame/use-action.ts';
import { useTimeZone } from '../frame/use-time-zone.ts';
import { INTEGRATIONS, type IntegrationKey } from '../model/integrations.ts';
import { integrationMessages, type IntegrationMessages } from './messages.ts';

/** Whether a service is set up, as somebody of the business said. */
export type IntegrationStatus = {
  readonly integration: IntegrationKey;
  readonly set_up_at: string | null;
  readonly set_up_by: string | null;
  /** When something came by the ways that it brings. */
  readonly last_event_at?: string | null | undefined;
};

/** The props of an IntegrationsPage. */
export type IntegrationsPageProps = {
  /** What a business connected; undefined outside of one, where only the instructions are shown. */
  readonly statuses: readonly IntegrationStatus[] | undefined;
  readonly mayChange: boolean;
  /** When the statuses were read: what is told as minutes ago is told by it. */
  readonly readAt?: string | undefined;
  /** Where the code of the tag and the tokens of the conversions API are; undefined outside of a business. */
  readonly addresses?: { readonly tag: string; readonly api: string } | undefined;
  readonly setUp: (integration: IntegrationKey, isSetUp: boolean) => Promise<ActionOutcome>;
  /** Outside of a business: the same page of each that the reader works with. */
  readonly businesses?: readonly { readonly name: string; readonly address: string }[] | undefined;
  readonly Link?: BusinessLink | undefined;
  readonly messages?: IntegrationMessages | undefined;
};

/** Every service that can be connected: what it brings, how to connect it, and whether it is (BD-08, BD-09). */
export function IntegrationsPage(props: IntegrationsPageProps): ReactNode {
  const { statuses, mayChange, setUp, businesses = [], readAt, addresses, Link = NativeLink } = props;
  const { messages = integrationMessages } = props;
  const { busy, said, run } = useAction(messages.failed);
  const known = new Map(statuses?.map((one) => [one.integration, one]));
  const isAlone = statuses === undefined;
  const timeZone = useTimeZone();
  return (
    <section data-pb="" className={isAlone ? `${styles.page} ${styles.alone}` : styles.page}>
      <PageHead title={messages.title} intro={messages.intro} />
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
      <Said said={said} />
      <ul role="list" className={styles.list} aria-label={messages.title}>
        {INTEGRATIONS.map(({ key, name, brings }) => {
          const status = known.get(key);
          const { set_up_at: at = null, set_up_by: by = null } = status ?? {};
          const { last_event_at: last } = status ?? {};
          const isSetUp = at !== null;
          return (
            <li key={key} className={styles.item} data-integration={key}>
              <span className={styles.what}>
                <span className={styles.strong}>{name}</span>
                <small>{brings.map((one) => messages.brings[one]).join(' · ')}</small>
              </span>
              {isAlone ? null : (
                <StatusChip tone={isSetUp ? 'good' : 'plain'}>
                  {at === null
                    ? messages.notSetUp
                    : last != null && readAt !== undefined
                      ? messages.received(last, readAt)
                      : messages.setUp(at, by === null ? messages.gone : `@${by}`, timeZone)}
                </StatusChip>
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
