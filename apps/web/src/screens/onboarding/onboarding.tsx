import { Button, chipAttributes, getFormText, Select } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { PlacedExperience } from '../../features/experiences/experience-store.ts';
import { triggerExperience } from '../../features/experiences/experience-ports.ts';
import { Prompt } from '../../features/experiences/prompt.tsx';
import { callResource } from '../../data/call-resource.ts';
import { OnboardingDocument, type OnboardingQuery } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useQuery } from '../../data/use-query.ts';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import settings from '../../features/forms/form-page.module.css';
import { useSubmit } from '../../features/forms/use-submit.ts';
import styles from './onboarding.module.css';
import { PlaceSelect } from './region-select.tsx';
import { appWindow } from '../../data/app-window.ts';

type OnboardingViewer = NonNullable<OnboardingQuery['viewer']>;
const GENDERS = ['unspecified', 'female', 'male'] as const;

/** Requires a member, who has just signed up. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'continue');
  await args.context.get(answersContext).ask(OnboardingDocument, {}, 'network-only');
  return null;
}

/** Renders the questions to a new member: interests, gender, country and language; all optional (WB-02). */
export function Component(): ReactNode {
  const viewer = useQuery(OnboardingDocument, {})?.viewer;
  return viewer ? <Questions viewer={viewer} /> : null;
}

function Questions({ viewer }: { readonly viewer: OnboardingViewer }): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('accounts', enUsAccounts).onboarding;
  const locale = useLocale();
  const { isBusy, message, fields, submit } = useSubmit();
  const [tip, setTip] = useState<PlacedExperience>();
  const send = (form: FormData): void =>
    void submit(async () => {
      const options = Object.fromEntries(
        ['gender', 'country', 'locale'].map((name) => [name, getFormText(form, name)]),
      );
      const topics = form.getAll('interest_ids').map(String);
      await callResource({
        name: 'Onboarding',
        action: 'create',
        options: { ...options, interest_ids: topics },
      });
      // After a change of language the page is reloaded first; the guide's contents are in the settings too.
      const offered = options['locale'] === locale ? await triggerTuning() : null;
      if (offered) setTip(offered);
      else appWindow.location.assign('/');
    });
  if (tip)
    return (
      <div className={settings.page}>
        <title>{messages.title(texts.title)}</title>
        <h1>{texts.title}</h1>
        <Prompt
          experience={tip}
          onConfirm={() => appWindow.location.assign('/edit/')}
          onDismiss={() => appWindow.location.assign('/')}
        />
      </div>
    );
  return (
    <PlainForm className={settings.page} action="/onboarding/" onSend={send}>
      <title>{messages.title(texts.title)}</title>
      <h1>{texts.title}</h1>
      <p className={settings.hint}>{texts.intro}</p>
      <section className={settings.section} aria-labelledby="onboarding-topics">
        <h2 id="onboarding-topics">{texts.topics}</h2>
        <div className={styles.topics}>
          {viewer.topicsToPick.map(({ entityId, name, followedByMe }) => (
            <label key={entityId} {...chipAttributes({ className: styles.topic })}>
              <input type="checkbox" name="interest_ids" value={entityId} defaultChecked={followedByMe} />
              {name}
            </label>
          ))}
        </div>
      </section>
      <section className={settings.section} aria-labelledby="onboarding-about">
        <h2 id="onboarding-about">{texts.about}</h2>
        <Select
          name="gender"
          label={texts.gender}
          defaultValue={viewer.adSettings.gender}
          error={fields['gender']}
        >
          {GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {texts.genders[gender]}
            </option>
          ))}
        </Select>
        <PlaceSelect
          name="country"
          label={texts.country}
          chosen={viewer.country}
          locale={locale}
          error={fields['country']}
        />
        <PlaceSelect
          name="locale"
          label={texts.language}
          chosen={viewer.locale}
          locale={locale}
          error={fields['locale']}
        />
      </section>
      <SubmitResult message={message} done={undefined} />
      <div className={styles.end}>
        <Button type="submit" variant="primary" size="lg" loading={isBusy}>
          {texts.done}
        </Button>
        <a href="/">{texts.skip}</a>
      </div>
    </PlainForm>
  );
}

/**
 * Triggers the home feed tuning guide once after these questions (EX-01). Null if it was shown before or is
 * unavailable.
 */
const triggerTuning = (): Promise<PlacedExperience | null> =>
  triggerExperience('1000101:500502').catch(() => null);
