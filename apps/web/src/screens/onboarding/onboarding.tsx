import { Button, Chip, getFormText, Select } from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
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
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import settings from '../../features/forms/form-page.module.css';
import { useSubmit } from '../../features/forms/use-submit.ts';
import styles from './onboarding.module.css';
import { PlaceSelect } from './region-select.tsx';

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
  const [picked, setPicked] = useState<ReadonlySet<string>>(
    () => new Set(viewer.topicsToPick.filter((topic) => topic.followedByMe).map((topic) => topic.entityId)),
  );
  const locale = useLocale();
  const { isBusy, message, fields, submit } = useSubmit();
  const [tip, setTip] = useState<PlacedExperience>();
  const toggle = (id: string): void => {
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    setPicked(next);
  };
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void submit(async () => {
      const options = Object.fromEntries(
        ['gender', 'country', 'locale'].map((name) => [name, getFormText(form, name)]),
      );
      await callResource({ name: 'UserSettings', action: 'update', options });
      for (const id of picked)
        // In sequence: each is a follow like any other, and counts toward its limit.
        // oxlint-disable-next-line eslint/no-await-in-loop
        await callResource({ name: 'InterestFollow', action: 'create', options: { interest_id: id } });
      // After a change of language the page is reloaded first; the guide's contents are in the settings too.
      const offered = options['locale'] === locale ? await triggerTuning() : null;
      if (offered) setTip(offered);
      else location.assign('/');
    });
  };
  if (tip)
    return (
      <div className={settings.page}>
        <title>{messages.title(texts.title)}</title>
        <h1>{texts.title}</h1>
        <Prompt
          experience={tip}
          onConfirm={() => location.assign('/edit/')}
          onDismiss={() => location.assign('/')}
        />
      </div>
    );
  return (
    <form className={settings.page} onSubmit={send}>
      <title>{messages.title(texts.title)}</title>
      <h1>{texts.title}</h1>
      <p className={settings.hint}>{texts.intro}</p>
      <section className={settings.section} aria-labelledby="onboarding-topics">
        <h2 id="onboarding-topics">{texts.topics}</h2>
        <div className={styles.topics}>
          {viewer.topicsToPick.map(({ entityId, name }) => (
            <Chip key={entityId} selected={picked.has(entityId)} onClick={() => toggle(entityId)}>
              {name}
            </Chip>
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
    </form>
  );
}

/**
 * Triggers the home feed tuning guide once after these questions (EX-01). Null if it was shown before or is
 * unavailable.
 */
const triggerTuning = (): Promise<PlacedExperience | null> =>
  triggerExperience('1000101:500502').catch(() => null);
