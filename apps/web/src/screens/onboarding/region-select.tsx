import { Select } from '@pegboard/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import { parsePlaces, type Places } from '../../data/parse-places.ts';

/** Renders a select of the supported countries or locales by name; the names are loaded after the page. */
export function PlaceSelect(props: {
  readonly name: 'country' | 'locale';
  readonly label: string;
  readonly chosen: string;
  /** The language of the names. */
  readonly locale: string;
  readonly error: string | undefined;
}): ReactNode {
  const { name, label, chosen, locale, error } = props;
  const [places, setPlaces] = useState<Places>();
  useEffect(() => {
    void placesNamed(name === 'country' ? 'Countries' : 'Locales', locale).then(setPlaces);
  }, [name, locale]);
  const type = name === 'country' ? 'region' : 'language';
  const own = { code: chosen, name: new Intl.DisplayNames([locale], { type }).of(chosen) ?? chosen };
  return (
    <Select key={places?.length} name={name} label={label} defaultValue={chosen} error={error}>
      {(places ?? [own]).map((place) => (
        <option key={place.code} value={place.code}>
          {place.name}
        </option>
      ))}
    </Select>
  );
}

/** Returns the supported countries or locales; undefined on failure, and the selection stays. */
async function placesNamed(name: 'Countries' | 'Locales', locale: string): Promise<Places | undefined> {
  try {
    return parsePlaces(await callResource({ name, action: 'get', options: { locale } }), locale);
  } catch (error) {
    if (error instanceof ResourceError) return undefined;
    throw error;
  }
}
