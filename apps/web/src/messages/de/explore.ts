import type { Tables } from '../tables.ts';

/** Themen, Videos und was gerade gemerkt wird. */
export const explore: Tables['explore'] = {
  shopping: 'Einkaufen',
  ideas: {
    title: 'Ideen',
    heading: 'Ideen nach Themen',
    intro: 'Wähle ein Thema und sieh dich in dem um, was andere dazu gemerkt haben.',
    topics: 'Themen',
    empty: 'Noch keine Themen',
    emptyHint: 'Sie erscheinen hier mit den ersten Pins, die eines haben.',
  },
  topic: {
    title: (name) => `Ideen zu ${name}`,
    intro: (name) =>
      `Die neuesten Pins zu ${name}. Sieh dich um und behalte auf deinen Pinnwänden, was dir gefällt.`,
    related: 'Verwandte Themen',
    subtopics: 'Unterthemen',
    path: 'Pfad',
    videos: 'Videos',
    empty: 'Noch keine Pins zu diesem Thema',
    emptyHint: 'Sieh dich in einem anderen um.',
  },
  videos: {
    title: 'Videos',
    titleOf: (name) => `Videos zu ${name}`,
    intro: 'Die neuesten Pins, die sich bewegen.',
    introOf: (name) => `Die neuesten Pins zu ${name}, die sich bewegen.`,
    allPins: (name) => `Alles zu ${name}`,
    allVideos: 'Alle Videos',
    empty: 'Hier sind noch keine Videos',
    emptyHint: 'Sie erscheinen hier, sobald jemand eines merkt.',
  },
  today: {
    title: 'Heute',
    heading: 'Heute auf Pegboard',
    intro: 'Was gerade am meisten gemerkt wird, alle paar Minuten auf öffentlichen Pinnwänden gezählt.',
    topicOfDay: 'Thema des Tages',
    most: 'Diese Woche am meisten gemerkt',
    all: (name) => `Alles zu ${name}`,
    empty: 'Gerade ist es ruhig',
    emptyHint:
      'In den letzten Tagen wurde auf öffentlichen Pinnwänden nichts gemerkt. Neue Pins findest du immer auf der Startseite.',
    home: 'Neues ansehen',
  },
  lists: {
    label: 'Am meisten gemerkt',
    trending: { title: 'Im Trend', intro: 'In den letzten zwei Tagen öfter gemerkt als in den Tagen davor.' },
    popular: { title: 'Beliebt', intro: 'In den letzten sieben Tagen von den meisten gemerkt.' },
    best: { title: 'Das Beste', intro: 'In den letzten 30 Tagen von den meisten gemerkt.' },
  },
};
