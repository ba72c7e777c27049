'use client';

import {
  Button,
  EmptyState,
  FieldError,
  TextField,
  rootAttributes,
  type RootProps,
  functionProp,
  itemsProp,
  messagesProp,
  numberProp,
  optionalProp,
  textProp,
  validProps,
} from '@pegboard/ui';
import { useState, type ReactNode } from 'react';

import { NativeLink, type BusinessLink } from '../layout/business-link.tsx';
import type { CatalogResult } from './catalog-types.ts';
import { PageHeader } from '../layout/page-head.tsx';
import parts from '../layout/parts.module.css';
import { merchantReviewMessages, type MerchantReviewMessages } from './review-messages.ts';

/** A pending verification request, as in `MerchantReviewsResource`. */
export type PendingMerchantRequest = {
  readonly id: string;
  readonly business_name: string;
  readonly username: string;
  readonly full_name: string;
  readonly website: string;
  readonly words: string;
  readonly product_count: number;
  readonly own_link_count: number;
};

/** The decision of a moderator. */
export type MerchantDecision = {
  readonly id: string;
  readonly decision: 'verified' | 'refused';
  readonly answer: string;
};

/** The props of MerchantReviews. */
export type MerchantReviewsProps = RootProps & {
  readonly requests: readonly PendingMerchantRequest[];
  readonly decide: (decision: MerchantDecision) => Promise<CatalogResult<unknown>>;
  readonly Link?: BusinessLink | undefined;
  readonly messages?: MerchantReviewMessages | undefined;
};

const MERCHANT_REVIEWS_RULES = {
  requests: itemsProp({
    id: textProp,
    business_name: textProp,
    username: textProp,
    full_name: textProp,
    website: textProp,
    words: textProp,
    product_count: numberProp,
    own_link_count: numberProp,
  }),
  decide: functionProp,
  Link: optionalProp(functionProp),
  messages: messagesProp(merchantReviewMessages),
};

/**
 * Renders the verification requests for moderators, with the merchant's products and links, and the decision.
 */
export function MerchantReviews(rawProps: MerchantReviewsProps): ReactNode {
  const props = validProps('MerchantReviews', rawProps, MERCHANT_REVIEWS_RULES);
  const { decide, Link = NativeLink, messages = merchantReviewMessages } = props;
  const [requests, setRequests] = useState(props.requests);
  return (
    <div data-part="merchant-reviews" {...rootAttributes(props, parts.page)}>
      <PageHeader title={messages.title} intro={messages.intro} />
      {requests.length === 0 ? (
        <EmptyState title={messages.none}>{messages.noneHint}</EmptyState>
      ) : (
        <ul role="list" className={parts.list} data-part="list" aria-label={messages.title}>
          {requests.map((request) => (
            <Review
              key={request.id}
              {...{ request, Link, messages }}
              decide={async (decision) => {
                const result = await decide(decision);
                if (result.ok) setRequests(requests.filter(({ id }) => id !== request.id));
                return result;
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function Review(props: {
  readonly request: PendingMerchantRequest;
  readonly Link: BusinessLink;
  readonly messages: MerchantReviewMessages;
  readonly decide: MerchantReviewsProps['decide'];
}): ReactNode {
  const { request, Link, messages, decide } = props;
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<MerchantDecision['decision']>();
  const heading = `merchant-${request.id}`;
  const say = (decision: MerchantDecision['decision']): void => {
    setBusy(decision);
    void decide({ id: request.id, decision, answer }).then((result) => {
      setBusy(undefined);
      setProblem(result.ok ? undefined : result.message || messages.failed);
    });
  };
  return (
    <li className={parts.card} data-part="card">
      <article aria-labelledby={heading}>
        <h2 id={heading}>
          <bdi>{request.business_name}</bdi>
        </h2>
        <p>
          <Link to={`/${request.username}/`}>
            <bdi>{request.full_name}</bdi>
          </Link>
        </p>
        <p className={parts.hint}>
          <bdi>{request.website}</bdi>
        </p>
        <p>{messages.sells(request.product_count, request.own_link_count)}</p>
        {request.words === '' ? null : (
          <blockquote>
            <bdi>{request.words}</bdi>
          </blockquote>
        )}
        <TextField
          label={messages.answer}
          value={answer}
          maxLength={500}
          onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
        />
        {problem === undefined ? null : <FieldError>{problem}</FieldError>}
        <div className={parts.buttons} data-part="actions">
          <Button variant="primary" loading={busy === 'verified'} onClick={() => say('verified')}>
            {messages.verify}
          </Button>
          <Button loading={busy === 'refused'} onClick={() => say('refused')}>
            {messages.refuse}
          </Button>
        </div>
      </article>
    </li>
  );
}
