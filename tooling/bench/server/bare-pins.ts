/** The fields of a bare pin: twelve, all text. */
export const barePinFields = [
  'id',
  'title',
  'description',
  'url',
  'image',
  'alt',
  'link',
  'domain',
  'color',
  'creator',
  'creatorUrl',
  'avatar',
] as const;

/** A pin of the bare references. */
export type BarePin = Readonly<Record<(typeof barePinFields)[number], string>>;

/** Creates a number of bare pins in memory. */
export function barePins(count: number): readonly BarePin[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    title: `A small table by the window, number ${index}`,
    description: 'Two cups, the morning paper and a chair that somebody has just left',
    url: `/pin/${index + 1}/`,
    image: `/i/236x/aa/bb/cc/${index}.webp`,
    alt: 'A table by a window',
    link: `https://shop.example/${index}`,
    domain: 'shop.example',
    color: '#a0b0c0',
    creator: 'Ines Moreau',
    creatorUrl: '/ines/',
    avatar: '/i/60x60/aa/bb/cc/ines.webp',
  }));
}
