'use client';

import { Button } from '@pegboard/ui';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';

import styles from '../layout/parts.module.css';
import type { AdPin, CampaignInput, CampaignStart } from './data.ts';
import type { AdsMessages } from './messages.ts';
import own from './quick-promote.module.css';
import type { TargetingOffer } from './targeting-fields.tsx';

/** Renders what a new campaign will do, before it is started. */
export function CampaignReview(props: {
  readonly input: CampaignInput;
  readonly start: CampaignStart;
  readonly pins: readonly AdPin[];
  readonly targeting: TargetingOffer;
  readonly currency: string;
  readonly isSending: boolean;
  readonly onBack: () => void;
  readonly onStart: () => void;
  readonly messages: AdsMessages;
}): ReactNode {
  const { input, start, pins, targeting, currency, isSending, onBack, onStart, messages } = props;
  const { aim } = start;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const shown = (micro: number): string => messages.formats.money(micro, currency);
  const named = (
    codes: readonly string[] | undefined,
    from: TargetingOffer['countries'],
    none: string,
  ): string =>
    codes === undefined
      ? none
      : messages.formats.list(codes.map((code) => from.find((one) => one.code === code)?.name ?? code));
  const facts: readonly (readonly [label: string, value: string])[] = [
    [messages.name, input.name],
    [messages.objective, messages.objectives[input.objective]],
    [
      messages.budget,
      messages.formats.list([
        ...(input.daily_micro === null ? [] : [messages.aDay(shown(input.daily_micro))]),
        ...(input.total_micro === null ? [] : [messages.inAll(shown(input.total_micro))]),
      ]),
    ],
    [messages.price, shown(input.price_micro)],
    [messages.days, `${messages.until(input.starts_on, input.ends_on)} (${input.time_zone})`],
    [
      messages.audience,
      targeting.audiences.find(({ id }) => id === aim.audiences?.[0])?.name ?? messages.anyAudience,
    ],
    [
      messages.devices,
      aim.devices === undefined
        ? messages.allDevices
        : aim.devices[0] === 'AppType_WEB'
          ? messages.web
          : messages.mobile,
    ],
    [messages.countries, named(aim.regions, targeting.countries, messages.everywhere)],
    [messages.languages, named(aim.locales, targeting.languages, messages.anyLanguage)],
  ];
  return (
    <section className={styles.card} data-part="card" aria-label={messages.reviewTitle}>
      <h2 ref={heading} tabIndex={-1}>
        {messages.reviewTitle}
      </h2>
      <p className={styles.hint}>{messages.reviewNote}</p>
      <ul role="list" className={own.pins}>
        {pins.map(({ id, title, image }) => (
          <li key={id} className={own.pin}>
            {image ? (
              <img
                className={styles.thumb}
                src={image.url}
                width={image.width}
                height={image.height}
                alt=""
              />
            ) : null}
            <bdi>{title ?? messages.pinChoice.untitled}</bdi>
          </li>
        ))}
      </ul>
      <dl className={styles.facts} data-part="facts">
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </Fragment>
        ))}
      </dl>
      <div className={styles.buttons} data-part="actions">
        <Button variant="primary" loading={isSending} onClick={onStart}>
          {messages.startCampaign}
        </Button>
        <Button onClick={onBack}>{messages.backToForm}</Button>
      </div>
    </section>
  );
}
