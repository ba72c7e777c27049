/** A point in picture units. */
export type Point = readonly [x: number, y: number];

/** Attributes of an element; undefined ones are omitted. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Formats a number for a path, with at most two decimals. */
export function num(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

/** Returns an SVG element as text. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num(value) : value}"`)
    .join('');
  return children === '' ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`;
}

/** Returns a path. */
export const path = (d: string, attributes: Attributes = {}): string => element('path', { d, ...attributes });

/** Returns a circle. */
export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}): string =>
  element('circle', { cx, cy, r: Math.max(0, r), ...attributes });

/** Returns an ellipse. */
export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  attributes: Attributes = {},
): string => element('ellipse', { cx, cy, rx: Math.max(0, rx), ry: Math.max(0, ry), ...attributes });

/** Returns a rectangle; the attribute `rx` rounds its corners. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  attributes: Attributes = {},
): string => element('rect', { x, y, width: Math.max(0, width), height: Math.max(0, height), ...attributes });

/** Returns a straight line. */
export const line = (from: Point, to: Point, attributes: Attributes = {}): string =>
  path(`M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}`, { fill: 'none', ...attributes });

/** Returns a group. */
export const group = (children: string | readonly string[], attributes: Attributes = {}): string => {
  const inside = typeof children === 'string' ? children : children.join('');
  return inside === '' ? '' : element('g', attributes, inside);
};

/** Returns the attributes of a stroke with round ends. */
export const stroked = (stroke: string, width: number, more: Attributes = {}): Attributes => ({
  fill: 'none',
  stroke,
  'stroke-width': width,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  ...more,
});

/** Returns a transform that moves to a point, then rotates (degrees), then scales. */
export const placed = (x: number, y: number, turn = 0, scale = 1, scaleY = scale): string =>
  `translate(${num(x)} ${num(y)})${turn === 0 ? '' : ` rotate(${num(turn)})`}${
    scale === 1 && scaleY === 1
      ? ''
      : ` scale(${Math.round(scale * 1e4) / 1e4} ${Math.round(scaleY * 1e4) / 1e4})`
  }`;
