import { Button, getFormText, Select, Switch, TextField } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { callResource } from '../../data/call-resource.ts';
import { AdSettingsDocument, type AdSettingsQuery } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useQuery, useQueryCache } from '../../data/use-query.ts';
import { adSettingsTexts as enUsAdSettings } from '../../messages/en-us-ad-settings.ts';
import { useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { usePrivacySignal } from '../../features/ads/use-privacy-signal.ts';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SaveWithoutScripts } from '../../features/forms/save-without-scripts.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import styles from '../../features/forms/form-page.module.css';

/** The fields of the two switches. */
const FIELDS = { byActivity: 'ads_by_activity', byPartners: 'ads_by_partners' } as const;

type AdSettings = NonNullable<AdSettingsQuery['viewer']>['adSettings'];

/** The addresses at which the forms are accepted without scripts. */
const ADS_PATH = '/settings/ads/';
const ABOUT_PATH = '/settings/ads/about/';

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
  const viewer = useQuery(AdSettingsDocument, {})?.viewer;
  if (!viewer) return null;
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{texts.intro}</p>
      <Personalization settings={viewer.adSettings} isSignalInRequest={viewer.asksForPrivacy} />
      <AboutYou settings={viewer.adSettings} />
    </div>
  );
}

/** Renders the two switches, each saved on change. */
function Personalization(props: {
  readonly settings: AdSettings;
  readonly isSignalInRequest: boolean;
}): ReactNode {
  const { settings, isSignalInRequest } = props;
  const texts = useTexts('adSettings', enUsAdSettings);
  const { message, isBusy, change } = useChange(ADS_PATH);
  const [search] = useSearchParams();
  const isPrivacyRequested = usePrivacySignal(isSignalInRequest);
  const [turned, setTurned] = useState<Partial<AdSettings>>({});
  const turn = async (name: 'byActivity' | 'byPartners', isOn: boolean): Promise<void> => {
    setTurned({ [name]: isOn });
    await change({ [FIELDS[name]]: isOn });
    // The response contains the stored state, also after a failure.
    setTurned({});
  };
  return (
    <PlainForm
      className={styles.section}
      action={ADS_PATH}
      aria-labelledby="ads-personalization"
      onSend={() => undefined}
    >
      <h2 id="ads-personalization">{texts.personalization}</h2>
      {(['byActivity', 'byPartners'] as const).map((name) => (
        <Switch
          key={name}
          name={FIELDS[name]}
          label={texts[name]}
          hint={texts[`${name}Hint`]}
          checked={turned[name] ?? settings[name]}
          aria-disabled={isBusy}
          onChange={({ currentTarget: { checked } }) => isBusy || void turn(name, checked)}
        />
      ))}
      {isPrivacyRequested ? <p className={styles.hint}>{texts.asksForPrivacy}</p> : null}
      <SaveWithoutScripts label={texts.save} />
      <SubmitResult message={message} done={search.get('done') === 'ads' ? texts.saved : undefined} />
    </PlainForm>
  );
}

/** Renders a member's statements about themselves for ads. */
function AboutYou({ settings }: { readonly settings: AdSettings }): ReactNode {
  const texts = useTexts('adSettings', enUsAdSettings);
  const { message, fields, values, isBusy, change } = useChange(ABOUT_PATH);
  const [search] = useSearchParams();
  const [isSaved, setSaved] = useState(search.get('done') === 'about');
  const send = async (form: FormData): Promise<void> => {
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
    <PlainForm
      className={styles.section}
      action={ABOUT_PATH}
      aria-labelledby="ads-about-you"
      onSend={(form) => void send(form)}
    >
      <h2 id="ads-about-you">{texts.aboutYou}</h2>
      <p className={styles.hint}>{texts.aboutYouHint}</p>
      <Select
        name="gender"
        label={texts.gender}
        defaultValue={values['gender'] ?? settings.gender}
        error={fields['gender']}
      >
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
        defaultValue={values['birth_year'] ?? settings.birthYear ?? ''}
        error={fields['birth_year']}
      />
      <SubmitResult message={message} done={isSaved ? texts.saved : undefined} />
      <Button type="submit" variant="primary" loading={isBusy}>
        {texts.save}
      </Button>
    </PlainForm>
  );
}

/** Changes settings of the viewer and reloads them; resolves to whether it succeeded. */
function useChange(path: string) {
  const answers = useQueryCache();
  const { submit, ...submission } = useSubmit({ path });
  const change = (options: Readonly<Record<string, unknown>>): Promise<boolean> =>
    submit(async () => {
      await callResource({ name: 'UserSettings', action: 'update', options });
      await answers.ask(AdSettingsDocument, {}, 'network-only');
    });
  return { ...submission, change };
}
