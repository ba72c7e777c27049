import { Select } from '@pegboard/ui';
import { useEffect, useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { callResource, ResourceError } from '../../data/call-resource.ts';

const placesSchema = z.array(z.object({ code: z.string(), name: z.string() }));
type Place = z.infer<typeof placesSchema>[number];

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
  const [places, setPlaces] = useState<readonly Place[]>();
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
async function placesNamed(
  name: 'Countries' | 'Locales',
  locale: string,
): Promise<readonly Place[] | undefined> {
  try {
    const places = placesSchema.parse(await callResource({ name, action: 'get', options: { locale } }));
    return places.toSorted((one, other) => one.name.localeCompare(other.name, locale));
  } catch (error) {
    if (error instanceof ResourceError) return undefined;
    throw error;
  }
}
