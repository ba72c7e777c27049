import type { SiteTables } from '../tables.ts';

/** The texts of articles, in German. */
export const articles: SiteTables['articles'] = {
  trail: 'Pfad',
  today: 'Heute',
  article: {
    title: 'Artikel',
    intro: 'Geschichten aus unserer Redaktion, mit Pins zum Merken.',
  },
  shop: {
    title: 'Geschichten zum Einkaufen',
    intro: 'Produkte, die unsere Redaktion ausgesucht hat, mit Preisen.',
  },
  current: 'Aus unserer Redaktion',
  all: 'Alle Artikel ansehen',
  allOfShop: 'Alle Geschichten zum Einkaufen',
  more: 'Mehr zu lesen',
  older: 'Ältere Artikel',
  newest: 'Neueste Artikel',
  none: 'Noch keine Artikel',
  noneHint: 'Unsere Redaktion schreibt noch. Sieh dir solange Themen an.',
  topics: 'Themen ansehen',
  pins: 'Pins dieses Artikels',
  preview: 'Vorschau: Diese Seite sehen nur Angestellte.',
  edit: 'Bearbeiten',
  write: 'Artikel schreiben',
};
