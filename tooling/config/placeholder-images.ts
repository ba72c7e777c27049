/** The motifs of stories' images: shapes in one color, which all browsers render alike. */
const MOTIFS = {
  bowl: {
    ground: '#d9cdbd',
    shapes:
      '<path d="M0 96h100v60H0z" fill="#8a6f5c"/><path d="M18 66h64c0 22-14 34-32 34S18 88 18 66z" fill="#f3ece1"/><ellipse cx="50" cy="66" rx="32" ry="7" fill="#b9a58c"/>',
  },
  jar: {
    ground: '#30403f',
    shapes:
      '<path d="M0 112h100v44H0z" fill="#22302f"/><circle cx="50" cy="78" r="34" fill="#f0ebe2"/><path d="M38 44h24v8H38z" fill="#d8d0c2"/><ellipse cx="50" cy="44" rx="12" ry="3" fill="#8f897d"/>',
  },
  kitchen: {
    ground: '#e9e2d4',
    shapes:
      '<path d="M0 88h100v68H0z" fill="#7d8f83"/><path d="M0 84h100v6H0z" fill="#f7f3ea"/><path d="M12 34h76v4H12z" fill="#96785a"/><path d="M20 20h8v14h-8zM34 16h10v18H34zM52 22h6v12h-6zM66 18h12v16H66z" fill="#c4714f"/><path d="M10 100h36v40H10zM54 100h36v40H54z" fill="#6a7b70"/>',
  },
  hills: {
    ground: '#bcd3dd',
    shapes:
      '<circle cx="74" cy="34" r="12" fill="#f6e3b4"/><path d="M0 84l30-26 26 22 20-14 24 20v70H0z" fill="#7b98a3"/><path d="M0 110l38-22 34 20 28-10v58H0z" fill="#4c6b5f"/>',
  },
  chair: {
    ground: '#efe6da',
    shapes:
      '<path d="M0 118h100v38H0z" fill="#cdb99c"/><path d="M32 30h36v44H32z" fill="#a8562f"/><path d="M26 74h48v10H26z" fill="#8c4524"/><path d="M28 84h5v40h-5zM67 84h5v40h-5z" fill="#5d3a23"/>',
  },
  leaf: {
    ground: '#dfe6d6',
    shapes:
      '<path d="M50 140V60" stroke="#3f5a3b" stroke-width="3"/><path d="M50 78c-34 4-36-26-36-38 24-2 40 12 36 38z" fill="#5c8154"/><path d="M50 104c30 2 36-20 36-32-22-2-38 8-36 32z" fill="#7aa06d"/>',
  },
  rice: {
    ground: '#3a2c26',
    shapes:
      '<circle cx="50" cy="76" r="42" fill="#eee6d8"/><circle cx="50" cy="76" r="30" fill="#d2622b"/><circle cx="40" cy="68" r="5" fill="#8f2f1d"/><circle cx="60" cy="72" r="4" fill="#5c8154"/><circle cx="50" cy="88" r="5" fill="#8f2f1d"/>',
  },
  house: {
    ground: '#a9c3d6',
    shapes:
      '<path d="M0 116h100v40H0z" fill="#6b7f56"/><path d="M18 70h64v50H18z" fill="#f2e7d3"/><path d="M10 72l40-32 40 32z" fill="#9c4f36"/><path d="M44 92h14v28H44z" fill="#4b5b68"/><path d="M26 80h10v12H26zM66 80h10v12H66z" fill="#7b98a3"/>',
  },
  person: {
    ground: '#c9b8d4',
    shapes:
      '<circle cx="50" cy="62" r="18" fill="#8a5a3c"/><path d="M16 156c0-44 14-66 34-66s34 22 34 66z" fill="#3f5a6e"/><path d="M31 58c0-18 8-24 19-24s19 6 19 24c-8-8-30-8-38 0z" fill="#2b1f1a"/>',
  },
} as const;

/** A motif of an image. */
export type Motif = keyof typeof MOTIFS;

type Rendition = { readonly url: string; readonly width: number; readonly height: number };

/** Returns the address of a generated image, which needs no network. */
export function drawing(motif: Motif, width = 736, height = 1104): string {
  const { ground, shapes } = MOTIFS[motif];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 150" preserveAspectRatio="xMidYMid slice"><path d="M-400-400h900v950h-900z" fill="${ground}"/>${shapes}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Returns the placeholder color of a generated image. */
export const getPlaceholderColor = (motif: Motif): string => MOTIFS[motif].ground;

/** Returns the renditions of a generated image as in a pin, for an original of this size. */
export function drawnImages(motif: Motif, width = 736, height = 1104): Readonly<Record<string, Rendition>> {
  const of = (wide: number, high: number): Rendition => ({
    url: drawing(motif, wide, high),
    width: wide,
    height: high,
  });
  const scaled = (limit: number): Rendition =>
    of(Math.min(limit, width), Math.max(1, Math.round((Math.min(limit, width) * height) / width)));
  return {
    '60x60': of(60, 60),
    '136x136': of(136, 136),
    '236x': scaled(236),
    '474x': scaled(474),
    '736x': scaled(736),
    orig: of(width, height),
  };
}
