import { Button, buttonAttributes, getFormText, Select, TextField } from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { AD_SETTINGS_PATH } from '../../features/ads/ad-settings-path.ts';
import type { PlacedExperience } from '../../features/experiences/experience-store.ts';
import { Link } from '../../features/links/link.tsx';
import { callResource } from '../../data/call-resource.ts';
import { AiPinsDocument, ViewerDocument } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { useQueryCache } from '../../data/use-query.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useViewer, type ViewerData } from '../../data/viewer.ts';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { useTexts } from '../../messages/language.ts';
import { boardTexts as enUsBoards } from '../../messages/en-us-boards.ts';
import { homeFeedTexts as enUsHomeFeed } from '../../messages/en-us-home-feed.ts';
import { feedbackScreenTexts as enUsFeedbackScreens } from '../../messages/en-us-feedback.ts';
import { reportTexts as enUsReports } from '../../messages/en-us-reports.ts';
import { mutingTexts as enUsMuting } from '../../messages/en-us-muting.ts';
import { portabilityTexts as enUsPortability } from '../../messages/en-us-portability.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { LoginCodeField, readLoginCode } from '../../features/authentication/login-code-field.tsx';
import { LogOutForm } from '../../features/authentication/log-out-form.tsx';
import { SiteLinks } from '../../features/site-links/site-links.tsx';
import { InstallPrompt, loadInstallPrompt } from './install-prompt.tsx';
import { LanguageSelect } from './language-select.tsx';
import { FewerAiSetting } from './fewer-ai-setting.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from '../../features/forms/form-page.module.css';

/** Requires a member. */
export async function loader(args: LoaderFunctionArgs): Promise<PlacedExperience | null> {
  await requireViewer(args, 'continue');
  await args.context.get(answersContext).ask(AiPinsDocument, {});
  return loadInstallPrompt(args.context);
}

/** Renders the settings of profile, appearance and password, and logout. */
export function Component(): ReactNode {
  const screenMessages = useTexts('screens', enUsScreens);
  const messages = useTexts('site', enUs);
  const accountTexts = useTexts('accounts', enUsAccounts);
  const putAway = useTexts('boards', enUsBoards).mine;
  const safety = useTexts('feedbackScreens', enUsFeedbackScreens).blockedPeople;
  const muting = useTexts('muting', enUsMuting);
  const portability = useTexts('portability', enUsPortability);
  const homeFeed = useTexts('homeFeed', enUsHomeFeed);
  const reportTexts = useTexts('reports', enUsReports);
  const viewer = useViewer();
  const atHand = useLoaderData<PlacedExperience | null>();
  const texts = screenMessages.settings;
  if (!viewer) return null;
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <h1>{texts.title}</h1>
      {atHand ? <InstallPrompt experience={atHand} /> : null}
      <ProfileForm viewer={viewer} />
      <Appearance viewer={viewer} />
      <PasswordForm viewer={viewer} />
      <section className={styles.section} aria-labelledby="settings-security">
        <h2 id="settings-security">{accountTexts.security.title}</h2>
        <p className={styles.hint}>{accountTexts.security.intro}</p>
        <Link to="/settings/security/" {...buttonAttributes()}>
          {accountTexts.security.open}
        </Link>
      </section>
      <section className={styles.section} aria-labelledby="settings-apps">
        <h2 id="settings-apps">{accountTexts.apps.title}</h2>
        <p className={styles.hint}>{accountTexts.apps.hint}</p>
        <Link to="/settings/apps/" {...buttonAttributes()}>
          {accountTexts.apps.open}
        </Link>
      </section>
      <section className={styles.section} aria-labelledby="settings-boards">
        <h2 id="settings-boards">{putAway.heading}</h2>
        <p className={styles.hint}>{putAway.hint}</p>
        <Link to="/settings/boards/" {...buttonAttributes()}>
          {putAway.open}
        </Link>
      </section>
      <section className={styles.section} aria-labelledby="settings-feed">
        <h2 id="settings-feed">{homeFeed.heading}</h2>
        <p className={styles.hint}>{homeFeed.openHint}</p>
        <Link to="/edit/" {...buttonAttributes()}>
          {homeFeed.open}
        </Link>
      </section>
      <section className={styles.section} aria-labelledby="settings-ads">
        <h2 id="settings-ads">{texts.ads}</h2>
        <p className={styles.hint}>{texts.adsHint}</p>
        <Link to={AD_SETTINGS_PATH} {...buttonAttributes()}>
          {texts.adsOpen}
        </Link>
      </section>
      <FewerAiSetting />
      <section className={styles.section} aria-labelledby="settings-safety">
        <h2 id="settings-safety">{safety.safety}</h2>
        <p className={styles.hint}>{safety.safetyHint}</p>
        <Link to="/settings/blocked/" {...buttonAttributes()}>
          {safety.title}
        </Link>
        <Link to="/settings/muted/" {...buttonAttributes()}>
          {muting.open}
        </Link>
        <Link to="/reports-and-violations/" {...buttonAttributes()}>
          {reportTexts.title}
        </Link>
      </section>
      <section className={styles.section} aria-labelledby="settings-data">
        <h2 id="settings-data">{portability.title}</h2>
        <p className={styles.hint}>{portability.hint}</p>
        <Link to="/settings/data/" {...buttonAttributes()}>
          {portability.start}
        </Link>
      </section>
      <section className={styles.section} aria-labelledby="settings-out">
        <h2 id="settings-out">{texts.signOut}</h2>
        <p className={styles.hint}>{texts.signOutHint}</p>
        <LogOutForm variant="secondary" />
      </section>
      <SiteLinks />
    </div>
  );
}

function Appearance({ viewer }: { readonly viewer: NonNullable<ViewerData> }): ReactNode {
  const screenMessages = useTexts('screens', enUsScreens);
  const texts = screenMessages.settings;
  const answers = useQueryCache();
  const { message, submit } = useSubmit();
  const change = (theme: string): void =>
    void submit(async () => {
      await callResource({ name: 'UserSettings', action: 'update', options: { theme } });
      await answers.ask(ViewerDocument, {}, 'network-only');
    });
  return (
    <section className={styles.section} aria-labelledby="settings-appearance">
      <h2 id="settings-appearance">{texts.appearance}</h2>
      <Select
        label={texts.theme}
        defaultValue={viewer.theme}
        onChange={(event) => change(event.currentTarget.value)}
      >
        {(['auto', 'light', 'dark'] as const).map((theme) => (
          <option key={theme} value={theme}>
            {texts.themes[theme]}
          </option>
        ))}
      </Select>
      <LanguageSelect />
      <SubmitResult message={message} done={undefined} />
    </section>
  );
}

function PasswordForm({ viewer }: { readonly viewer: NonNullable<ViewerData> }): ReactNode {
  const screenMessages = useTexts('screens', enUsScreens);
  const texts = screenMessages.settings;
  const { isBusy, fields, message, submit } = useSubmit();
  const [isDone, setDone] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    const options = {
      old_password: getFormText(form, 'old_password'),
      new_password: getFormText(form, 'new_password'),
      ...readLoginCode(form),
    };
    setDone(false);
    const isChanged = await submit(
      async () => void (await callResource({ name: 'UserPassword', action: 'update', options })),
    );
    setDone(isChanged);
    if (isChanged) element.reset();
  };
  return (
    <form
      className={styles.section}
      onSubmit={(event) => void send(event)}
      aria-labelledby="settings-account"
    >
      <h2 id="settings-account">{texts.account}</h2>
      <dl className={styles.facts}>
        <dt>{texts.email}</dt>
        <dd>{viewer.email}</dd>
      </dl>
      <TextField
        name="old_password"
        type="password"
        label={texts.oldPassword}
        autoComplete="current-password"
        required
        error={fields['old_password']}
      />
      <TextField
        name="new_password"
        type="password"
        label={texts.newPassword}
        hint={screenMessages.signUp.passwordHint}
        autoComplete="new-password"
        minLength={8}
        required
        error={fields['new_password']}
      />
      <LoginCodeField error={fields['code']} />
      <SubmitResult message={message} done={isDone ? texts.passwordChanged : undefined} />
      <Button type="submit" variant="secondary" loading={isBusy}>
        {texts.changePassword}
      </Button>
    </form>
  );
}
