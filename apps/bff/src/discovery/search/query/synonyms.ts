import { normalizeText } from '../../../platform/text/normalize-text.ts';

/** Words that are used for the same thing, one group a line: American and British spellings, and common alternatives. */
const GROUPS = `
  sofa couch settee
  color colour
  gray grey
  cozy cosy
  apartment flat
  garden yard backyard
  cookie cookies biscuit biscuits
  jewelry jewellery
  fall autumn
  vacation holiday holidays
  sweater jumper pullover
  sneakers trainers
  pants trousers
  diaper nappy
  eggplant aubergine
  zucchini courgette
  cilantro coriander
  flashlight torch
  mom mum mother
  dad father
  kid kids child children
  bike bicycle
  car automobile
  movie film
  photo photograph picture
  pottery ceramics ceramic
  mug cup
  rug carpet
  curtain curtains drapes
  closet wardrobe
  faucet tap
  stove cooker
  trash rubbish garbage
  bathroom restroom
  bedroom chamber
  tv television
  laptop notebook
  hairstyle hairdo haircut
  makeup cosmetics
  outfit outfits look
  wedding marriage
  birthday bday
  tattoo tattoos
  crochet crocheting
  knit knitting
  kitchenware cookware
  plant plants houseplant
  sofa-bett sofabett schlafsofa
  geburtstag geburtstage
  kuchen torte
  teppich läufer
  vorhang gardine
  keramik töpferei töpfern
  garten gärten
  frisur frisuren haarschnitt
`;
const BY_WORD = new Map<string, readonly string[]>();
for (const line of normalizeText(GROUPS).split('\n')) {
  const words = line.trim().split(/\s+/u).filter(Boolean);
  for (const word of words)
    BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), ...words.filter((other) => other !== word)]);
}

/** Returns the words that mean the same as a normalized word. */
export const synonymsOf = (word: string): readonly string[] => BY_WORD.get(word) ?? [];
