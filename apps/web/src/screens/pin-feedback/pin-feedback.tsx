import { Button } from '@pegboard/ui';
import { use, type ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { callResource } from '../../data/call-resource.ts';
import { FreshnessContext } from '../../data/invalidation.ts';
import { PinSaidDocument } from '../../data/generated/graphql.ts';
import { useQuery, useQueryCache } from '../../data/use-query.ts';
import { conversationTexts as enUsConversations } from '../../messages/en-us-conversations.ts';
import { feedbackScreenTexts as enUsFeedbackScreens } from '../../messages/en-us-feedback.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { reportTexts as enUsReports } from '../../messages/en-us-reports.ts';
import { useTexts } from '../../messages/language.ts';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import settings from '../../features/forms/form-page.module.css';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { createMemberLoader } from '../../features/pin-preview/load-pin-for-member.ts';
import { getPinParam, PinPreviewLink } from '../../features/pin-preview/pin-preview-link.tsx';

export const loader = createMemberLoader(PinSaidDocument);

/** Renders the viewer's feedback on a pin with undo (FB-03). Works without scripts. */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('feedbackScreens', enUsFeedbackScreens).said;
  const conversations = useTexts('conversations', enUsConversations);
  const reports = useTexts('reports', enUsReports);
  const here = getPinParam(useParams()['slug']);
  const { pathname } = useLocation();
  const answers = useQueryCache();
  const freshness = use(FreshnessContext);
  const result = useQuery(PinSaidDocument, here)?.result;
  const { isBusy, message, submit } = useSubmit();
  if (result?.__typename !== 'PinData') return null;
  const { data: pin } = result;
  const takeBack = (): void =>
    void submit(async () => {
      const options = { pin_id: pin.entityId, feedback_type: 'undo' };
      await callResource({ name: 'PinFeedback', action: 'update', options });
      freshness?.mark();
      await answers.ask(PinSaidDocument, here, 'network-only');
    });
  return (
    <div className={settings.page}>
      <title>{messages.title(texts.title)}</title>
      <meta name="robots" content="noindex" />
      <h1>{texts.title}</h1>
      <section className={settings.section}>
        <PinPreviewLink pin={pin} />
        <p>{texts.kinds[pin.viewerFeedback]}</p>
        {pin.viewerFeedback === 'none' ? null : (
          <PlainForm
            action={`/pin/${pin.entityId}/feedback/?${new URLSearchParams({ next: pathname })}`}
            onSend={takeBack}
          >
            <input type="hidden" name="pin_id" value={pin.entityId} />
            <input type="hidden" name="feedback_type" value="undo" />
            <Button type="submit" loading={isBusy}>
              {texts.takeBack}
            </Button>
          </PlainForm>
        )}
        <SubmitResult message={message} done={undefined} />
      </section>
      <Link to={`/pin/${pin.entityId}/sent/`}>{conversations.ofPin.title}</Link>
      <Link to="/reports-and-violations/">{reports.title}</Link>
    </div>
  );
}
