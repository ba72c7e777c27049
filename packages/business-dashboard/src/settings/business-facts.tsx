'use client';

import {
  rootAttributes,
  type RootProps,
  functionProp,
  messagesProp,
  optionalProp,
  shapeProp,
  validProps,
} from '@pegboard/ui';
import { useId, type ReactNode } from 'react';

import type { BusinessSummary } from '../layout/business-frame.tsx';
import { NativeLink, type BusinessLink } from '../layout/business-link.tsx';
import styles from '../layout/parts.module.css';
import { businessMessages, type BusinessMessages } from '../messages.ts';
import { BUSINESS_WITH_FACTS_FIELDS } from './prop-rules.ts';
import { businessSettingsMessages, type BusinessSettingsMessages } from './messages.ts';

/** A business with its public facts. */
export type BusinessWithFacts = BusinessSummary & {
  readonly website_url: string | null;
  readonly category: string | null;
  readonly profile_username: string | null;
};

/** The props of BusinessFacts. */
export type BusinessFactsProps = RootProps & {
  readonly business: BusinessWithFacts;
  readonly Link?: BusinessLink | undefined;
  readonly frameMessages?: BusinessMessages | undefined;
  readonly messages?: BusinessSettingsMessages | undefined;
};

const BUSINESS_FACTS_RULES = {
  business: shapeProp(BUSINESS_WITH_FACTS_FIELDS),
  Link: optionalProp(functionProp),
  frameMessages: messagesProp(businessMessages),
  messages: messagesProp(businessSettingsMessages),
};

/** Renders the facts of a business: name, kind of account, site, category and profile. */
export function BusinessFacts(rawProps: BusinessFactsProps): ReactNode {
  const props = validProps('BusinessFacts', rawProps, BUSINESS_FACTS_RULES);
  const {
    business,
    Link = NativeLink,
    frameMessages = businessMessages,
    messages = businessSettingsMessages,
  } = props;
  const { name, kind, website_url: site, category, profile_username: profile } = business;
  const heading = useId();
  return (
    <section aria-labelledby={heading} data-part="business-facts" {...rootAttributes(props, styles.page)}>
      <h1 id={heading}>{messages.title}</h1>
      <dl className={styles.facts} data-part="facts">
        <dt>{messages.name}</dt>
        <dd>
          <bdi>{name}</bdi>
        </dd>
        <dt>{messages.kind}</dt>
        <dd>{frameMessages.kinds[kind]}</dd>
        <dt>{messages.site}</dt>
        <dd>{site === null ? messages.noSite : <a href={site}>{site}</a>}</dd>
        <dt>{messages.category}</dt>
        <dd>{(category !== null && messages.categories[category]) || messages.noCategory}</dd>
        {profile === null ? null : (
          <>
            <dt>{messages.profile}</dt>
            <dd>
              <Link to={`/${profile}/`}>@{profile}</Link>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
