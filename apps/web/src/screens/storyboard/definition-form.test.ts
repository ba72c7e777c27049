import { expect, test } from 'vitest';
import {
  byPlacement,
  parseDefinition,
  groupErrorsByField,
  toFormValues,
  type Definition,
} from './definition-form.ts';

const UPSELL: Definition = {
  placementId: '1000103',
  experienceId: '500521',
  type: 'upsell',
  content: { title: 'Open it', text: 'In the app.', confirm: 'Open', dismiss: 'Stay', source: 'deepLink' },
  targeting: {
    audience: 'signed-in',
    devices: ['mobile', 'tablet'],
    countries: ['US', 'CA'],
    maxDaysSinceJoin: 29,
    facts: { surface: 'home', visits: 3, is_new: true },
  },
  frequency: { maxViews: 3, coolDownDays: 14 },
  priority: -10,
  triggeredBy: '500520',
  isOn: true,
};

test('[EX-03] an experience that is read into the form is the same when it is stored', () => {
  expect(parseDefinition(toFormValues(UPSELL), true)).toEqual(UPSELL);
});

test('[EX-03] what is left empty does not matter, and content has the fields of its kind alone', () => {
  const texts = {
    ...toFormValues(UPSELL),
    type: 'footer',
    devices: ' ',
    facts: 'nonsense\n = \n',
    maxViews: '',
  };
  expect(parseDefinition(texts, false)).toEqual({
    placementId: '1000103',
    experienceId: '500521',
    type: 'footer',
    content: {},
    targeting: { audience: 'signed-in', countries: ['US', 'CA'], maxDaysSinceJoin: 29 },
    frequency: { coolDownDays: 14 },
    priority: -10,
    triggeredBy: '500520',
    isOn: false,
  });
});

test('[EX-03] experiences stand by their placement, in the order of its number', () => {
  const at = (placementId: string, experienceId: string) => ({ ...UPSELL, placementId, experienceId });
  expect(
    byPlacement([at('1000', '1'), at('20', '2'), at('1000', '3')]).map((group) =>
      group.map(({ experienceId }) => experienceId),
    ),
  ).toEqual([['2'], ['1', '3']]);
});

test('[EX-03] errors are shown at their fields', () => {
  expect(
    groupErrorsByField({
      'experience.targeting.countries.0': 'Give two capitals, as in US.',
      'experience.content.title': 'Too short.',
    }),
  ).toEqual({ countries: 'Give two capitals, as in US.', title: 'Too short.' });
});
