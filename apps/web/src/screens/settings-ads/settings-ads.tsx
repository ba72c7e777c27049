import { Button, getFormText, Select, Switch, TextField } from '@pegboard/ui';
import { useState, useSyncExternalStore, type FormEvent, type ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { hasPrivacySignal } from '@pegboard/unauth-visitor-state/model';
import { callResource } from '../../data/call-resource.ts';
import { AdSettingsDocument, type AdSettingsQuery } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useQuery, useQueryCache } from '../../data/use-query.ts';
import { adSettingsTexts as enUsAdSettings } from '../../messages/en-us-ad-settings.ts';
import { useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import styles from '../../features/forms/form-page.module.css';

type AdSettings = NonNullable<AdSettingsQuery['viewer']>['adSettings'];

const unchanging = () => () => undefined;

/** Requires a member. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'continue');
  await args.context.get(answersContext).ask(AdSettingsDocument, {});
  return null;
}

/** Renders the data by which a member's ads are selected (AD-06). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('adSettings', enUsAdSettings);
  const settings = useQuery(AdSettingsDocument, {})?.viewer?.adSettings;
  if (!settings) return null;
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{texts.intro}</p>
      <Personalization settings={settings} />
      <AboutYou settings={settings} />
    </div>
  );
}

/** Renders the two switches, each saved on change. */
function Personalization({ settings }: { readonly settings: AdSettings }): ReactNode {
  const texts = useTexts('adSettings', enUsAdSettings);
  const { message, isBusy, change } = useChange();
  const isPrivacyRequested = useSyncExternalStore(
    unchanging,
    () => hasPrivacySignal(navigator),
    () => false,
  );
  const [turned, setTurned] = useState<Partial<AdSettings>>({});
  const turn = async (name: 'byActivity' | 'byPartners', isOn: boolean): Promise<void> => {
    setTurned({ [name]: isOn });
    await change({ [name === 'byActivity' ? 'ads_by_activity' : 'ads_by_partners']: isOn });
    // The response contains the stored state, also after a failure.
    setTurned({});
  };
  return (
    <section className={styles.section} aria-labelledby="ads-personalization">
      <h2 id="ads-personalization">{texts.personalization}</h2>
      {(['byActivity', 'byPartners'] as const).map((name) => (
        <Switch
          key={name}
          label={texts[name]}
          hint={texts[`${name}Hint`]}
          checked={turned[name] ?? settings[name]}
          aria-disabled={isBusy}
          onChange={({ currentTarget: { checked } }) => isBusy || void turn(name, checked)}
        />
      ))}
      {isPrivacyRequested ? <p className={styles.hint}>{texts.asksForPrivacy}</p> : null}
      <SubmitResult message={message} done={undefined} />
    </section>
  );
}

/** Renders a member's statements about themselves for ads. */
function AboutYou({ settings }: { readonly settings: AdSettings }): ReactNode {
  const texts = useTexts('adSettings', enUsAdSettings);
  const { message, fields, isBusy, change } = useChange();
  const [isSaved, setSaved] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const year = getFormText(form, 'birth_year').trim();
    setSaved(false);
    setSaved(
      await change({
        gender: getFormText(form, 'gender'),
        // An invalid number is rejected by the server, with its message.
        birth_year: year === '' ? null : /^\d+$/.test(year) ? Number(year) : year,
      }),
    );
  };
  return (
    <form className={styles.section} onSubmit={(event) => void send(event)} aria-labelledby="ads-about-you">
      <h2 id="ads-about-you">{texts.aboutYou}</h2>
      <p className={styles.hint}>{texts.aboutYouHint}</p>
      <Select name="gender" label={texts.gender} defaultValue={settings.gender} error={fields['gender']}>
        {(['unspecified', 'female', 'male'] as const).map((gender) => (
          <option key={gender} value={gender}>
            {texts.genders[gender]}
          </option>
        ))}
      </Select>
      <TextField
        name="birth_year"
        label={texts.birthYear}
        inputMode="numeric"
        autoComplete="bday-year"
        maxLength={4}
        defaultValue={settings.birthYear ?? ''}
        error={fields['birth_year']}
      />
      <SubmitResult message={message} done={isSaved ? texts.saved : undefined} />
      <Button type="submit" variant="primary" loading={isBusy}>
        {texts.save}
      </Button>
    </form>
  );
}

/** Changes settings of the viewer and reloads them; resolves to whether it succeeded. */
function useChange() {
  const answers = useQueryCache();
  const { submit, ...submission } = useSubmit();
  const change = (options: Readonly<Record<string, unknown>>): Promise<boolean> =>
    submit(async () => {
      await callResource({ name: 'UserSettings', action: 'update', options });
      await answers.ask(AdSettingsDocument, {}, 'network-only');
    });
  return { ...submission, change };
}
