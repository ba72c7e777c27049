import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { pathToFileURL } from 'node:url';
import { readEnv } from '../platform/config/env.ts';
import type { Pages } from '../platform/http/page.ts';
import { createSafeFetch } from '../platform/outbound-fetch/index.ts';
import { PUBLIC_ADDRESS } from '../platform/outbound-fetch/testing/private-network.ts';
import { startSite } from '../site/open-site.ts';
import { serve } from '../site/serve.ts';
import { readAssets, readPersisted } from '../site/web-build.ts';

/**
 * Serves the built site as `site/serve-built-site.ts` does, for end-to-end tests with pages of other sites: every name of the web
 * leads to the server on this machine at the port `PEGBOARD_LOCAL_WEB_PORT`, because the site fetches public addresses only. With
 * `PEGBOARD_LOCAL_COMPANY` (the port of the server of `*.acme.example`) and `PEGBOARD_LOCAL_CERTIFICATE` (the address of its
 * certificate), these names lead there instead.
 */
const webDist = resolve(import.meta.dirname, '../../../web/dist');
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const localWebPort = Number(process.env['PEGBOARD_LOCAL_WEB_PORT']);

const companyPort = Number(process.env['PEGBOARD_LOCAL_COMPANY']);
const COMPANY_ADDRESS = '93.184.215.15';

const certificate = process.env['PEGBOARD_LOCAL_CERTIFICATE'];
if (certificate !== undefined)
  setDefaultCACertificates([...getCACertificates(), await (await fetch(certificate)).text()]);

const { deps, close } = await startSite(readEnv(), say);
const fetchSafely = createSafeFetch({
  agent: 'Pegboard',
  network: {
    resolve: async (host) => [host.endsWith('.acme.example') ? COMPANY_ADDRESS : PUBLIC_ADDRESS],
    dial: (address) =>
      connect({ host: '127.0.0.1', port: address === COMPANY_ADDRESS ? companyPort : localWebPort }),
  },
});
const clientDir = join(webDist, 'client');
const entry = pathToFileURL(join(webDist, 'server/entry-server.js')).href;
const { render } = (await import(entry)) as Pick<Pages, 'render'>;
await serve({ deps: { ...deps, fetchSafely }, close }, say, {
  pages: { render, clientDir, assets: readAssets(clientDir) },
  persisted: readPersisted(join(webDist, 'persisted-documents.json')),
});
