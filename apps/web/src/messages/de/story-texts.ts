import type { StoryTextMessages } from '@pegboard/pin-builder';
import type { StoryListName } from '@pegboard/types';

const number = new Intl.NumberFormat('de-DE');
const LISTS = { ingredients: 'Zutaten', materials: 'Material', steps: 'Schritte' } as const;
const LINES = { ingredients: 'Zutat', materials: 'Material', steps: 'Schritt' } as const;
const line = (name: StoryListName, position: number): string => `${LINES[name]} ${number.format(position)}`;

/** The texts of the fields of a story in German. */
export const storyTexts: StoryTextMessages = {
  page: (position) => `Seite ${number.format(position)}`,
  text: (position) => `Text ${number.format(position)}`,
  addText: 'Text hinzufügen',
  removeText: (position) => `Text ${number.format(position)} entfernen`,
  textPlaces: { label: 'Position des Textes', top: 'Oben', center: 'Mitte', bottom: 'Unten' },
  textAlignments: { label: 'Ausrichtung', start: 'Anfang', center: 'Mitte', end: 'Ende' },
  mentionHint: 'Gib @ ein, um ein Mitglied zu erwähnen.',
  members: 'Mitglieder',
  memberCount: (count) =>
    count === 1 ? '1 Mitglied gefunden' : `${number.format(count)} Mitglieder gefunden`,
  link: 'Link dieser Seite',
  linkHint: 'Eine Adresse, die mit https:// beginnt',
  lists: 'Zutaten, Material und Schritte',
  listsHint: 'Wird unter der Story angezeigt. Die Eingabetaste beginnt die nächste Zeile.',
  list: (name) => LISTS[name],
  line,
  addLine: (name) =>
    ({ ingredients: 'Zutat hinzufügen', materials: 'Material hinzufügen', steps: 'Schritt hinzufügen' })[
      name
    ],
  moveLine: (name, position) => `${line(name, position)} verschieben`,
  removeLine: (name, position) => `${line(name, position)} entfernen`,
  lineCount: (count, max) => `${number.format(count)} / ${number.format(max)}`,
  servings: 'Portionen',
  minutes: 'Zeit in Minuten',
};
