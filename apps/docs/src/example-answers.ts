/**
 * Answers the requests of README examples on their pages, because the documentation has no server: photos for the grid, boards for the
 * client of resources.
 */
const COLOURS = ['#8a8172', '#4f6d7a', '#c08552', '#6b705c', '#9d6b53', '#3d5a80'];
const PHOTOS = 18;

const drawn = (colour: string, width: number, height: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`,
  )}`;

const photos = Array.from({ length: PHOTOS }, (_, index) => {
  const [width, height] = [236, 180 + ((index * 83) % 200)];
  const url = drawn(COLOURS[index % COLOURS.length] ?? '', width, height);
  return { id: String(index + 1), url, alt: `Photo ${index + 1}`, width, height };
});
const boards = ['Bowls', 'Glazes', 'Kilns'].map((name, index) => ({ id: String(index + 1), name }));

const resource = (data: unknown): object => ({
  resource_response: { status: 'success', data, bookmark: '-end-' },
});

const ANSWERS: readonly (readonly [address: RegExp, answer: object])[] = [
  [/^\/photos\?after=$/, photos],
  [/^\/photos\?/, []],
  [/^\/resource\/BoardsResource\/get\//, resource(boards)],
  [/^\/resource\/BoardResource\/delete\//, resource(null)],
];

if (!import.meta.env.SSR) {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const asked = typeof input === 'string' ? input : '';
    const answer = ANSWERS.find(([address]) => address.test(asked))?.[1];
    return answer === undefined ? fetch(input, init) : Response.json(answer);
  };
}
