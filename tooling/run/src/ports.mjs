import { createServer } from 'node:net';

/**
 * Returns whether a port is free.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
export const isFree = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/**
 * Returns the first free port of the hundred from `first`; undefined if all are in use.
 * @param {number} first
 * @param {string} host
 * @returns {Promise<number | undefined>}
 */
export const firstFree = async (first, host) => {
  for (let port = first; port < first + 100 && port <= 65_535; port++)
    if (await isFree(port, host)) return port;
  return undefined;
};
