import { Button, buttonAttributes, Switch } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { callResource } from '../../data/call-resource.ts';
import { NotificationSettingsDocument, type NewsKind } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useQuery, useQueryCache } from '../../data/use-query.ts';
import styles from '../../features/forms/form-page.module.css';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { Link } from '../../features/links/link.tsx';
import { messages as enUs } from '../../messages/en-us.ts';
import { settingsTexts as enUsSettings } from '../../messages/en-us-settings.ts';
import { useTexts } from '../../messages/language.ts';

/** The kinds of notifications in the order of the page, by heading. */
const GROUPS = [
  ['yours', ['save', 'comment', 'reaction', 'board_follow', 'invite_accepted', 'guest_images']],
  ['conversations', ['reply', 'mention', 'story_mention', 'comment_reaction']],
  ['people', ['follow', 'board_invite', 'board_pins']],
] as const satisfies readonly (readonly [string, readonly NewsKind[]])[];

const KINDS = GROUPS.flatMap(([, kinds]): readonly NewsKind[] => kinds);

/** Loads the settings, which only this page shows. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'continue');
  await args.context.get(answersContext).ask(NotificationSettingsDocument, {}, 'network-only');
  return null;
}

/** Renders which notifications the viewer gets (AC-01). The form works without scripts. */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('settings', enUsSettings);
  const muted = useQuery(NotificationSettingsDocument, {})?.viewer?.newsHubMutedKinds;
  if (!muted) return null;
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.notifications.title)}</title>
      <meta name="robots" content="noindex" />
      <h1>{texts.notifications.title}</h1>
      <p className={styles.hint}>{texts.notifications.intro}</p>
      <KindsForm muted={muted} />
      <section className={styles.section} aria-labelledby="notification-emails">
        <h2 id="notification-emails">{texts.notifications.emails}</h2>
        <p className={styles.hint}>{texts.notifications.emailsHint}</p>
        <Link to="/email/subscription/" {...buttonAttributes()}>
          {texts.pages.email}
        </Link>
      </section>
    </div>
  );
}

function KindsForm({ muted }: { readonly muted: readonly NewsKind[] }): ReactNode {
  const texts = useTexts('settings', enUsSettings).notifications;
  const answers = useQueryCache();
  const { isBusy, message, submit } = useSubmit();
  const [isSaved, setSaved] = useState(false);
  const send = async (form: FormData): Promise<void> => {
    const kinds = Object.fromEntries(KINDS.map((kind) => [kind, form.has(kind)]));
    setSaved(false);
    setSaved(
      await submit(async () => {
        await callResource({ name: 'NewsHubSettings', action: 'update', options: { kinds } });
        await answers.ask(NotificationSettingsDocument, {}, 'network-only');
      }),
    );
  };
  return (
    <PlainForm
      className={styles.section}
      action="/settings/notifications/"
      onSend={(form) => void send(form)}
    >
      {GROUPS.map(([group, kinds]) => (
        <fieldset key={group} className={styles.group}>
          <legend>{texts.groups[group]}</legend>
          {kinds.map((kind) => (
            <Switch key={kind} name={kind} label={texts.kinds[kind]} defaultChecked={!muted.includes(kind)} />
          ))}
        </fieldset>
      ))}
      <SubmitResult message={message} done={isSaved ? texts.saved : undefined} />
      <Button type="submit" variant="primary" loading={isBusy}>
        {texts.save}
      </Button>
    </PlainForm>
  );
}
