import { Select } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { callResource } from '../../data/call-resource.ts';
import type { Places } from '../../data/parse-places.ts';
import { AiPinsDocument, ViewerCountryDocument, ViewerDocument } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useQueryCache } from '../../data/use-query.ts';
import { useViewer, type ViewerData } from '../../data/viewer.ts';
import styles from '../../features/forms/form-page.module.css';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SaveWithoutScripts } from '../../features/forms/save-without-scripts.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { settingsTexts as enUsSettings } from '../../messages/en-us-settings.ts';
import { useTexts } from '../../messages/language.ts';
import { APPEARANCE_PATH } from './appearance-path.ts';
import { CountrySelect, readCountries } from './country-select.tsx';
import { FewerAiSetting } from './fewer-ai-setting.tsx';
import { LanguageSelect } from './language-select.tsx';

/** Loads the countries, that of the viewer, and the choice of fewer AI pins. */
export async function loader(args: LoaderFunctionArgs): Promise<Places> {
  await requireViewer(args, 'continue');
  const answers = args.context.get(answersContext);
  const [countries] = await Promise.all([
    readCountries(args.context),
    answers.ask(ViewerCountryDocument, {}, 'network-only'),
    answers.ask(AiPinsDocument, {}),
  ]);
  return countries;
}

/** Renders the theme, the language and the country, and the choice of fewer AI pins (AC-01). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const title = useTexts('settings', enUsSettings).pages.appearance;
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <div className={styles.page}>
      <title>{messages.title(title)}</title>
      <h1>{title}</h1>
      <Appearance viewer={viewer} />
      <FewerAiSetting />
    </div>
  );
}

function Appearance({ viewer }: { readonly viewer: NonNullable<ViewerData> }): ReactNode {
  const screenMessages = useTexts('screens', enUsScreens);
  const texts = screenMessages.settings;
  const answers = useQueryCache();
  const own = useTexts('settings', enUsSettings).privacy;
  const countries = useLoaderData<Places>();
  const [search] = useSearchParams();
  const { message, submit } = useSubmit({ path: APPEARANCE_PATH });
  const change = (theme: string): void =>
    void submit(async () => {
      await callResource({ name: 'UserSettings', action: 'update', options: { theme } });
      await answers.ask(ViewerDocument, {}, 'network-only');
    });
  return (
    <PlainForm
      className={styles.section}
      action={APPEARANCE_PATH}
      aria-labelledby="settings-appearance"
      onSend={() => undefined}
    >
      <h2 id="settings-appearance">{texts.appearance}</h2>
      <Select
        name="theme"
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
      <CountrySelect countries={countries} />
      <SaveWithoutScripts label={own.save} />
      <SubmitResult message={message} done={search.get('done') === 'saved' ? own.saved : undefined} />
    </PlainForm>
  );
}
