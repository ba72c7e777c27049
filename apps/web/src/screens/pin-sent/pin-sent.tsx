import { buttonAttributes, EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { PinSentDocument } from '../../data/generated/graphql.ts';
import { useQuery } from '../../data/use-query.ts';
import { useViewer } from '../../data/viewer.ts';
import { conversationTexts as enUsConversations } from '../../messages/en-us-conversations.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { formatUtcDay } from '../../features/reports/report-format.ts';
import settings from '../../features/forms/form-page.module.css';
import { createMemberLoader } from '../../features/pin-preview/load-pin-for-member.ts';
import { getPinParam, PinPreviewLink } from '../../features/pin-preview/pin-preview-link.tsx';
import styles from '../../features/pin-preview/pin-preview-link.module.css';

export const loader = createMemberLoader(PinSentDocument);

/** The messages in which the viewer and others sent each other a pin, with the way to each conversation (WB-10). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const conversations = useTexts('conversations', enUsConversations);
  const texts = conversations.ofPin;
  const locale = useLocale();
  const ownId = useViewer()?.user.entityId;
  const result = useQuery(PinSentDocument, getPinParam(useParams()['slug']))?.result;
  if (result?.__typename !== 'PinData') return null;
  const { sentMessages: sent, ...pin } = result.data;
  return (
    <div className={settings.page}>
      <title>{messages.title(texts.title)}</title>
      <meta name="robots" content="noindex" />
      <h1>{texts.title}</h1>
      <section className={settings.section}>
        <PinPreviewLink pin={pin} />
        {sent.length === 0 ? (
          <EmptyState title={texts.none} headingLevel={2}>
            {texts.noneHint}
          </EmptyState>
        ) : (
          <ul className={styles.messages} role="list">
            {sent.map(({ entityId, conversationId, sender, text, createdAt }) => (
              <li key={entityId} className={styles.message}>
                <Link to={`/conversation/${conversationId}/`}>
                  {texts.by(sender.entityId === ownId ? conversations.you : sender.fullName)}
                </Link>
                {text === null ? null : <p dir="auto">{text}</p>}
                <small className={settings.hint}>
                  <time dateTime={createdAt}>{formatUtcDay(createdAt, locale)}</time>
                </small>
              </li>
            ))}
          </ul>
        )}
        <Link to="/conversation/" {...buttonAttributes()}>
          {conversations.back}
        </Link>
      </section>
    </div>
  );
}
