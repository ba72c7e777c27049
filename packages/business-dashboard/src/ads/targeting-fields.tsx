'use client';

import { Select, getTrimmedFormText } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';

import type { TargetingRules } from './data.ts';
import type { AdsMessages } from './messages.ts';
import { PlaceFields, type PlaceOffer } from './place-fields.tsx';

/** The countries, languages and audiences that an advertiser can choose from. */
export type TargetingOffer = PlaceOffer & {
  readonly audiences: readonly { readonly id: string; readonly name: string }[];
};

const DEVICES: Readonly<Record<string, readonly string[] | undefined>> = {
  web: ['AppType_WEB'],
  mobile: ['AppType_WEB_MOBILE'],
};

/** Renders the fields of whom ads are for: an audience, devices, and countries and languages by name. */
export function TargetingFields(
  props: TargetingOffer & {
    readonly aim?: TargetingRules | undefined;
    readonly messages: AdsMessages;
  },
): ReactNode {
  const { audiences, aim = {}, messages } = props;
  const [regions, setRegions] = useState<readonly string[]>(aim.regions ?? []);
  const [locales, setLocales] = useState<readonly string[]>(aim.locales ?? []);
  const device = Object.keys(DEVICES).find((key) => DEVICES[key]?.[0] === aim.devices?.[0]);
  return (
    <>
      <Select label={messages.audience} name="audience" defaultValue={aim.audiences?.[0] ?? ''}>
        <option value="">{messages.anyAudience}</option>
        {audiences.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select label={messages.devices} name="devices" defaultValue={device ?? ''}>
        <option value="">{messages.allDevices}</option>
        <option value="web">{messages.web}</option>
        <option value="mobile">{messages.mobile}</option>
      </Select>
      <PlaceFields
        offer={props}
        countries={{ name: 'regions', chosen: regions, onChoose: setRegions }}
        languages={{ name: 'locales', chosen: locales, onChoose: setLocales }}
        messages={messages}
      />
    </>
  );
}

/** Reads the targeting of a form with these fields. */
export function readTargeting(form: FormData): TargetingRules {
  const texts = (name: string): readonly string[] => form.getAll(name).map(String);
  const [regions, locales] = [texts('regions'), texts('locales')];
  const devices = DEVICES[getTrimmedFormText(form, 'devices')];
  const audiences = texts('audience').filter((id) => id !== '');
  return {
    ...(devices && { devices }),
    ...(regions.length > 0 && { regions }),
    ...(locales.length > 0 && { locales }),
    ...(audiences.length > 0 && { audiences }),
  };
}
