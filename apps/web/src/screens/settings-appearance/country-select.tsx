import { Select } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { callResource } from '../../data/call-resource.ts';
import { ViewerCountryDocument } from '../../data/generated/graphql.ts';
import { pageLocale } from '../../data/page-locale.ts';
import { parsePlaces, type Places } from '../../data/parse-places.ts';
import { readResource } from '../../data/read-resource.ts';
import { useQuery, useQueryCache } from '../../data/use-query.ts';
import { useRefusal } from '../../features/forms/native-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { useTexts } from '../../messages/language.ts';
import { APPEARANCE_PATH } from './appearance-path.ts';

/** Reads the supported countries for a loader, sorted by their names in the language of the page. */
export async function readCountries(context: LoaderFunctionArgs['context']): Promise<Places> {
  const locale = pageLocale(context);
  const read = await readResource(context, 'Countries', { locale });
  if (!read.ok) throw new Error(`Countries could not be read: ${read.code}.`);
  return parsePlaces(read.data, locale);
}

/** Renders the country of the account, stored immediately (WB-09). */
export function CountrySelect({ countries }: { readonly countries: Places }): ReactNode {
  const texts = useTexts('accounts', enUsAccounts).onboarding;
  const answers = useQueryCache();
  const country = useQuery(ViewerCountryDocument, {})?.viewer?.country;
  const { message, fields, submit } = useSubmit({ isNative: false });
  const refused = useRefusal(APPEARANCE_PATH);
  const change = (code: string): void =>
    void submit(async () => {
      await callResource({ name: 'UserSettings', action: 'update', options: { country: code } });
      await answers.ask(ViewerCountryDocument, {}, 'network-only');
    });
  return (
    <>
      <Select
        name="country"
        label={texts.country}
        defaultValue={country}
        error={fields['country'] ?? refused.fields['country']}
        onChange={(event) => change(event.currentTarget.value)}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <SubmitResult message={message} done={undefined} />
    </>
  );
}
