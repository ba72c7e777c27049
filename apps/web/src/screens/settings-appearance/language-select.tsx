import { LOCALES } from '@pegboard/types';
import { Select } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { callResource } from '../../data/call-resource.ts';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { useRefusal } from '../../features/forms/native-form.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { APPEARANCE_PATH } from './appearance-path.ts';

/**
 * Renders the language of the account (WB-09): each in its own name; the page is reloaded in the selected
 * one.
 */
export function LanguageSelect(): ReactNode {
  const texts = useTexts('accounts', enUsAccounts).onboarding;
  const here = useLocale();
  const { message, fields, submit } = useSubmit({ isNative: false });
  const refused = useRefusal(APPEARANCE_PATH);
  const change = (locale: string): void =>
    void submit(async () => {
      await callResource({ name: 'UserSettings', action: 'update', options: { locale } });
      location.reload();
    });
  return (
    <>
      <Select
        name="locale"
        label={texts.language}
        defaultValue={here}
        error={fields['locale'] ?? refused.fields['locale']}
        onChange={(event) => change(event.currentTarget.value)}
      >
        {LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {new Intl.DisplayNames(locale, { type: 'language' }).of(locale)}
          </option>
        ))}
      </Select>
      <SubmitResult message={message} done={undefined} />
    </>
  );
}
