/** Shops in addition to the merchants of the site; none of these addresses exists. */
export const SHOPS: readonly { readonly brand: string; readonly site: string; readonly currency?: string }[] =
  [
    { brand: 'Halden Supply', site: 'https://haldensupply.example' },
    { brand: 'Studio Paloma', site: 'https://studiopaloma.example', currency: 'EUR' },
    { brand: 'Little Oak', site: 'https://littleoak.example' },
    { brand: 'Common Thread', site: 'https://commonthread.example' },
    { brand: 'North Pier Prints', site: 'https://northpierprints.example' },
  ];

/** Magazines that publish articles. */
export const MAGAZINES = [
  { siteName: 'The Slow Sunday', site: 'https://slowsunday.example', authors: ['Maren Holt', 'Idris Bello'] },
  { siteName: 'Made by Hand', site: 'https://madebyhand.example', authors: ['Sofia Brandt', 'Owen Price'] },
  { siteName: 'Long Way Round', site: 'https://longwayround.example', authors: ['Hana Sato', 'Luca Ferri'] },
  { siteName: 'Paper & Light', site: 'https://paperandlight.example', authors: ['Grace Kim', 'Emil Ås'] },
] as const;

/** Sites that publish recipes. */
export const KITCHENS = [
  { siteName: 'A Hungry Six', site: 'https://ahungrysix.example' },
  { siteName: 'Lemon & Salt', site: 'https://lemonandsalt.example' },
  { siteName: 'The Second Helping', site: 'https://secondhelping.example' },
] as const;

/** Comments that fit any pin. */
export const KIND_WORDS: readonly string[] = [
  'Saved this twice because I keep looking for it.',
  'This made me smile on a grey Monday, thank you.',
  'Showed it to my sister, and now she wants one too.',
  'I have been following along since the first one. They get better and better.',
  'The {accent}! I did not know that I needed it.',
  'Do you share how you made it anywhere?',
  'Instant save.',
  'This is so you, and I mean it as a compliment.',
  'I tried something like it last year and failed happily. Yours is a joy.',
  'It looks even better in the large view.',
  'How is this not everywhere yet?',
  'Sent it straight to our group chat.',
  'Taking notes on those colours: {colours}.',
  'Beautiful {noun}. I like that you left it a little rough.',
  'I come back to this one more often than I would admit.',
  'Could you tell us more about how it began?',
];

/** Answers of a creator to kind words; `{name}` is the author of the comment. */
export const THANKS: readonly string[] = [
  'Thank you, {name}! That means a lot.',
  'So glad you like it, {name}.',
  '{name}, you are too kind. More of these are coming next week.',
  'Ha, {name}, I wondered if somebody would notice!',
  'That is exactly what I hoped for, {name}.',
  '{name}! Coming from you, that is a real compliment.',
];

/** Answers of a creator to a question. */
export const ANSWERS: readonly string[] = [
  'Good question, {name}. I will write it up properly soon.',
  'Mostly patience, {name}, to be honest. I will post the steps this week.',
  'I have sent you a message, {name}!',
  '{name}, give me until the weekend and I will share the details.',
  'Yes and no, {name}. It took me a few tries to find out.',
];

/** Titles of pictures that change their colors. */
export const MOVING_TITLES: readonly string[] = [
  '{Noun} in four moods',
  'Which colours would you choose? {Noun}, four ways',
  '{Noun}, changing clothes',
  'I could not decide, so here is every version: {noun}',
  '{Noun} for all four seasons',
  'Blink and the {noun} {is} another colour',
  'Colour studies, on repeat: {noun}',
];
