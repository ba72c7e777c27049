import type { NamedCode } from '@pegboard/business-dashboard/ads';
import type { LoaderFunctionArgs } from 'react-router';
import { ViewerDocument } from '../../data/generated/graphql.ts';
import { readResource } from '../../data/read-resource.ts';
import { answersContext } from '../../data/request-context.ts';
import { businessOfPath } from '@pegboard/business-dashboard/model';

/** The countries, languages and audiences from which an advertiser chooses, by name. */
export type TargetingData = {
  readonly countries: readonly NamedCode[];
  readonly languages: readonly NamedCode[];
  readonly audiences: readonly { readonly id: string; readonly name: string }[];
};

/** Loads the countries and languages by their names in the language of the viewer. */
export async function readPlaces(
  args: LoaderFunctionArgs,
): Promise<Pick<TargetingData, 'countries' | 'languages'>> {
  const { viewer } = await args.context.get(answersContext).ask(ViewerDocument, {});
  const locale = viewer?.locale ?? 'en-US';
  const [countries, languages] = await Promise.all([
    readResource(args.context, 'Countries', { locale }),
    readResource(args.context, 'Locales', { locale }),
  ]);
  const named = ({ data, ok }: { readonly ok: boolean; readonly data?: unknown }): readonly NamedCode[] =>
    ok ? (data as readonly NamedCode[]) : [];
  return { countries: named(countries), languages: named(languages) };
}

/** Loads what ads of an account can be targeted by; audiences only if the viewer may see them. */
export async function readTargetingData(
  args: LoaderFunctionArgs,
  account_id: string | undefined,
): Promise<TargetingData> {
  if (account_id === undefined) return { countries: [], languages: [], audiences: [] };
  const { id: business_id = '' } = businessOfPath(new URL(args.request.url).pathname) ?? {};
  const [places, audiences] = await Promise.all([
    readPlaces(args),
    readResource(args.context, 'Audiences', { business_id, account_id }),
  ]);
  return {
    ...places,
    audiences: audiences.ok ? (audiences.data as TargetingData['audiences']) : [],
  };
}
