'use client';

import type { ReactNode } from 'react';

import { CodeSearch, type CodeSearchMessages, type NamedCode } from './code-search.tsx';

/** The countries and languages that can be chosen, by their names in the language of the page. */
export type PlaceOffer = {
  readonly countries: readonly NamedCode[];
  readonly languages: readonly NamedCode[];
};

/** The messages of PlaceFields. */
export type PlaceMessages = {
  readonly countries: string;
  readonly countriesHint: string;
  readonly languages: string;
  readonly languagesHint: string;
  readonly codes: CodeSearchMessages;
};

/** One of the two fields: the name in its form, the chosen codes, and their error. */
type PlaceField = {
  readonly name: string;
  readonly chosen: readonly string[];
  readonly error?: string | undefined;
  readonly onChoose: (codes: readonly string[]) => void;
};

/** Renders the choice of countries and of languages by their names. */
export function PlaceFields(props: {
  readonly offer: PlaceOffer;
  readonly countries: PlaceField;
  readonly languages: PlaceField;
  readonly messages: PlaceMessages;
}): ReactNode {
  const { offer, countries, languages, messages } = props;
  return (
    <>
      <CodeSearch
        {...countries}
        label={messages.countries}
        hint={messages.countriesHint}
        offered={offer.countries}
        messages={messages.codes}
      />
      <CodeSearch
        {...languages}
        label={messages.languages}
        hint={messages.languagesHint}
        offered={offer.languages}
        messages={messages.codes}
      />
    </>
  );
}
