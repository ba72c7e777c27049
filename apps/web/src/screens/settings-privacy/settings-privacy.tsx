import { Button, buttonAttributes, getFormText, Select, Switch } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { callResource } from '../../data/call-resource.ts';
import { PrivacyDocument, type PrivacyQuery } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useQuery, useQueryCache } from '../../data/use-query.ts';
import { useViewer } from '../../data/viewer.ts';
import { AD_SETTINGS_PATH } from '../../features/ads/ad-settings-path.ts';
import { usePrivacySignal } from '../../features/ads/use-privacy-signal.ts';
import { forgetCloseups } from '../../features/closeup/recent-closeups.ts';
import styles from '../../features/forms/form-page.module.css';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { Link } from '../../features/links/link.tsx';
import { FOLLOWERS_SETTINGS_PATH } from '../../features/profile/followers-settings-path.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { settingsTexts as enUsSettings } from '../../messages/en-us-settings.ts';
import { useTexts } from '../../messages/language.ts';

type PrivacySettings = NonNullable<PrivacyQuery['viewer']>['privacy'];

const AUDIENCES = ['everyone', 'followed', 'nobody'] as const;
const CONTACTS = [
  ['messages', 'messages_from', 'messagesFrom'],
  ['mentions', 'mentions_from', 'mentionsFrom'],
  ['comments', 'comments_from', 'commentsFrom'],
] as const;

/** The addresses at which the forms are accepted without scripts. */
const PATHS = { privacy: '/settings/privacy/', history: '/settings/privacy/history/' } as const;

/** Loads the settings, which only this page shows. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'continue');
  await args.context.get(answersContext).ask(PrivacyDocument, {}, 'network-only');
  return null;
}

/** Renders who finds and contacts the viewer, and clears their history (AC-04). The form works without scripts. */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('settings', enUsSettings).privacy;
  const viewer = useQuery(PrivacyDocument, {})?.viewer;
  if (!viewer) return null;
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <meta name="robots" content="noindex" />
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{texts.intro}</p>
      <PrivacyForm settings={viewer.privacy} />
      <History />
      <PersonalizedAds isSignalInRequest={viewer.asksForPrivacy} />
    </div>
  );
}

function PrivacyForm({ settings }: { readonly settings: PrivacySettings }): ReactNode {
  const texts = useTexts('settings', enUsSettings).privacy;
  const answers = useQueryCache();
  const { isBusy, message, fields, submit } = useSubmit({ path: PATHS.privacy });
  const [search] = useSearchParams();
  const [isSaved, setSaved] = useState(search.get('done') === 'saved');
  const send = async (form: FormData): Promise<void> => {
    const contacts = CONTACTS.map(([, field]) => [field, getFormText(form, field)] as const);
    const options = {
      is_private: form.has('is_private'),
      hides_from_search_engines: form.has('hides_from_search_engines'),
      ...Object.fromEntries(contacts),
    };
    setSaved(false);
    const isDone = await submit(async () => {
      await callResource({ name: 'UserSettings', action: 'update', options });
      await answers.ask(PrivacyDocument, {}, 'network-only');
    });
    setSaved(isDone);
  };
  return (
    <PlainForm
      className={styles.section}
      action={PATHS.privacy}
      aria-labelledby="privacy-profile"
      onSend={(form) => void send(form)}
    >
      <h2 id="privacy-profile">{texts.profile}</h2>
      <Switch
        name="is_private"
        label={texts.private}
        hint={texts.privateHint}
        defaultChecked={settings.isPrivate}
      />
      <p>
        <Link to={FOLLOWERS_SETTINGS_PATH}>{texts.followers}</Link>
      </p>
      <h2>{texts.search}</h2>
      <Switch
        name="hides_from_search_engines"
        label={texts.hide}
        hint={texts.hideHint}
        defaultChecked={settings.hidesFromSearchEngines}
      />
      <h2>{texts.contact}</h2>
      {CONTACTS.map(([name, field, key]) => (
        <Select
          key={field}
          name={field}
          label={texts[name]}
          hint={name === 'messages' ? texts.messagesHint : undefined}
          defaultValue={settings[key]}
          error={fields[field]}
        >
          {AUDIENCES.map((audience) => (
            <option key={audience} value={audience}>
              {texts.audiences[audience]}
            </option>
          ))}
        </Select>
      ))}
      <SubmitResult message={message} done={isSaved ? texts.saved : undefined} />
      <Button type="submit" variant="primary" loading={isBusy}>
        {texts.save}
      </Button>
    </PlainForm>
  );
}

/** Renders the form that clears the recent searches, and, with scripts, the pins that were opened last on this device. */
function History(): ReactNode {
  const texts = useTexts('settings', enUsSettings).privacy;
  const viewer = useViewer();
  const { isBusy, message, submit } = useSubmit({ path: PATHS.history });
  const [search] = useSearchParams();
  const [isCleared, setCleared] = useState(search.get('done') === 'cleared');
  const clear = async (): Promise<void> => {
    setCleared(
      await submit(async () => {
        await callResource({ name: 'RecentSearch', action: 'delete', options: {} });
        if (viewer) forgetCloseups(viewer.entityId);
      }),
    );
  };
  return (
    <PlainForm
      className={styles.section}
      action={PATHS.history}
      aria-labelledby="privacy-history"
      onSend={() => void clear()}
    >
      <h2 id="privacy-history">{texts.history}</h2>
      <p className={styles.hint}>{texts.historyHint}</p>
      <SubmitResult message={message} done={isCleared ? texts.cleared : undefined} />
      <Button type="submit" variant="secondary" loading={isBusy}>
        {texts.clear}
      </Button>
    </PlainForm>
  );
}

/** Renders the link to the ad settings, and whether the browser asks for privacy, which turns personalized ads off. */
function PersonalizedAds({ isSignalInRequest }: { readonly isSignalInRequest: boolean }): ReactNode {
  const texts = useTexts('settings', enUsSettings);
  const isPrivacyRequested = usePrivacySignal(isSignalInRequest);
  return (
    <section className={styles.section} aria-labelledby="privacy-ads">
      <h2 id="privacy-ads">{texts.privacy.ads}</h2>
      <p className={styles.hint}>{isPrivacyRequested ? texts.privacy.signal : texts.privacy.adsHint}</p>
      <Link to={AD_SETTINGS_PATH} {...buttonAttributes()}>
        {texts.pages.ads}
      </Link>
    </section>
  );
}
