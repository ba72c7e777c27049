import { shade, tint } from './colour.ts';
import { turned } from './geometry.ts';
import type { Sheet } from './sheet.ts';
import { ellipse, group, num, path, rect, stroked, type Point } from './svg.ts';
import { contactShadow, grainOn } from './texture.ts';
import { decoration } from './vessels/glazes.ts';
import { PROFILES } from './vessels/profiles.ts';
import { vesselWidth, type Vessel } from './vessels/shape.ts';

/** Draws a vessel with its shadow; `stems` stand behind its front rim. */
export function vessel(sheet: Sheet, shape: Vessel, stems = ''): string {
  const { kind, foot, height, colour, girth = 1 } = shape;
  const [x, base] = foot;
  const profile = PROFILES[kind].map(([half, share]): Point => [
    half * height * girth,
    base - height * (1 - share),
  ]);
  const outline = turned(x, profile);
  const half = vesselWidth(shape) / 2;
  const lip = (profile[0]?.[0] ?? 0) + 0;
  const foothold = profile.at(-1)?.[0] ?? 0;
  const box = { x: x - half, y: base - height, width: half * 2, height };
  const flat = kind === 'bowl' ? 0.16 : 0.2;
  const clip = sheet.clip(path(outline) + ellipse(x, base, foothold, foothold * 0.14));
  const light = sheet.linear(
    [
      [0, '#ffffff', 0.04],
      [0.22, '#ffffff', 0.2],
      [0.45, '#ffffff', 0],
      [0.72, '#1a1030', 0.08],
      [1, '#1a1030', 0.34],
    ],
    [0, 0],
    [1, 0],
  );
  const hollow = ellipse(x, base - height, lip, lip * flat, { fill: shape.inside ?? shade(colour, 0.24) });
  const rim = path(
    `M${num(x - lip)} ${num(base - height)}A${num(lip)} ${num(lip * flat)} 0 0 0 ${num(x + lip)} ${num(base - height)}`,
    stroked(tint(colour, 0.1), Math.max(1, height * 0.012)),
  );
  const backRim = path(
    `M${num(x - lip)} ${num(base - height)}A${num(lip)} ${num(lip * flat)} 0 0 1 ${num(x + lip)} ${num(base - height)}`,
    stroked(tint(colour, 0.03), Math.max(1, height * 0.014)),
  );
  return [
    contactShadow(
      sheet,
      [x + half * 0.25, base + height * 0.005],
      half * 1.45,
      Math.max(half * 0.16, height * 0.03),
      { opacity: 0.5 },
    ),
    handles(shape, half),
    group(
      [
        ellipse(x, base, foothold, foothold * 0.14, { fill: colour }),
        path(outline, { fill: colour }),
        decoration(sheet, shape, box),
        rect(box.x, box.y, box.width, box.height * 1.03, { fill: light }),
        grainOn(sheet, outline, box, {
          colour: shade(colour, 0.2),
          towards: 12,
          strength: 5,
          reach: 0.62,
          size: 0.2,
          opacity: 0.75,
        }),
        grainOn(sheet, outline, box, {
          colour: tint(colour, 0.14),
          towards: 200,
          strength: 1.4,
          reach: 0.4,
          size: 0.2,
          opacity: 0.7,
        }),
      ],
      { 'clip-path': clip },
    ),
    hollow,
    backRim,
    stems === ''
      ? ''
      : stems +
        group(
          path(outline, { fill: colour }) +
            decoration(sheet, shape, box, 7) +
            rect(box.x, box.y, box.width, box.height, { fill: light }),
          { 'clip-path': sheet.clip(frontOf(x, base - height, lip, flat, height)) },
        ),
    rim,
  ].join('');
}

/** Returns the strip below the front edge of the mouth: it hides the feet of the stems. */
function frontOf(x: number, y: number, lip: number, flat: number, height: number): string {
  return path(
    `M${num(x - lip)} ${num(y)}A${num(lip)} ${num(lip * flat)} 0 0 0 ${num(x + lip)} ${num(y)}V${num(y + height * 0.14)}H${num(x - lip)}Z`,
  );
}

function handles({ handle = 'none', foot: [x, base], height, colour }: Vessel, half: number): string {
  const thick = height * 0.075;
  const ear = (side: number, top: number, low: number, reach: number): string => {
    const d = `M${num(x + side * half * 0.9)} ${num(base - height * top)}C${num(x + side * (half + reach))} ${num(base - height * (top + 0.06))} ${num(x + side * (half + reach))} ${num(base - height * (low - 0.04))} ${num(x + side * half * 0.86)} ${num(base - height * low)}`;
    return (
      path(d, stroked(shade(colour, 0.1), thick * 1.25)) +
      path(d, stroked(side < 0 ? tint(colour, 0.03) : shade(colour, 0.04), thick * 0.8))
    );
  };
  if (handle === 'cup') return ear(1, 0.8, 0.28, height * 0.42);
  if (handle === 'jug') return ear(1, 0.9, 0.42, height * 0.24);
  if (handle === 'two') return ear(-1, 0.86, 0.52, height * 0.14) + ear(1, 0.86, 0.52, height * 0.14);
  return '';
}
