import { ideasPath } from '@pegboard/routes';
import type { Pin } from '@pegboard/types';
import type { ReactNode } from 'react';
import { FeedbackFactsDocument } from '../../data/generated/graphql.ts';
import { useQuery } from '../../data/use-query.ts';
import { Follow } from '../feedback/follow.tsx';
import { Link } from '../links/link.tsx';
import styles from './pin-topic.module.css';

/** Renders the topic of a pin with a follow button (FB-05); loaded when it is near the viewport. */
export default function PinTopic({ pin }: { readonly pin: Pin }): ReactNode {
  const data = useQuery(FeedbackFactsDocument, { pin: pin.id });
  const topic = data?.result.__typename === 'PinData' ? data.result.data.sourceInterest : undefined;
  if (!topic) return null;
  return (
    <section className={styles.topic} data-topic={topic.entityId}>
      <h2>
        <Link to={ideasPath({ urlName: topic.urlName, id: topic.entityId })}>
          <bdi>{topic.name}</bdi>
        </Link>
      </h2>
      <Follow
        subject={{ kind: 'topic', id: topic.entityId, name: topic.name }}
        known={topic.followedByMe}
        size="sm"
      />
    </section>
  );
}
