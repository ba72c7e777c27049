import { times } from '../../art/geometry.ts';
import { sprig } from '../../art/sprigs.ts';
import { vessel } from '../../art/vessels.ts';
import type { VesselKind } from '../../art/vessels/profiles.ts';
import { GLAZES } from '../../art/vessels/shape.ts';
import type { Room } from './room.ts';

/** Draws a glazed vessel; `stems` are drawn behind its front rim. */
export const pot = (
  { sheet, cloth }: Room,
  x: number,
  y: number,
  height: number,
  kind: VesselKind,
  stems = '',
): string =>
  vessel(
    sheet,
    {
      kind,
      glaze: sheet.random.pick(GLAZES),
      foot: [x, y],
      height,
      colour: sheet.random.pick([sheet.palette.paper, ...cloth, sheet.palette.soft]),
      second: sheet.palette.deep,
    },
    stems,
  );

/** Draws a vase with sprigs. */
export const bouquet = (room: Room, x: number, y: number, height: number): string => {
  const { sheet } = room;
  const kind = sheet.random.pick(['eucalyptus', 'pampas', 'berries', 'olive', 'craspedia'] as const);
  const stems = times(5, (index) =>
    sprig(sheet, kind, {
      from: [x, y - height * 0.9],
      angle: -90 + (index - 2) * 15,
      length: height * (1.25 - Math.abs(index - 2) * 0.14),
      bend: (index - 2) * 12,
      colour: sheet.palette.leaf,
      accent: sheet.palette.spark,
    }),
  );
  return pot(
    room,
    x,
    y,
    height,
    sheet.random.pick(['amphora', 'bud', 'gourd', 'moon jar'] as const),
    stems.join(''),
  );
};
