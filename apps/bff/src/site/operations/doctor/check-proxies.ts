import {
  readMismatchRecord,
  type Mismatch,
  type ProxySettings,
} from '../../../platform/http/proxies/index.ts';
import type { CheckResult } from './check-result.ts';

const FOUND: Readonly<Record<Mismatch, Required<Pick<CheckResult, 'says' | 'advice'>>>> = {
  'untrusted-peer': {
    says: 'a proxy on this machine or in a private network sends the addresses of clients, and is not trusted',
    advice: 'Set PEGBOARD_TRUST_PROXY to the address of the proxy (docs/proxies.md).',
  },
  'other-header': {
    says: 'the trusted proxy sends the addresses of clients in the header that is ignored',
    advice: 'Set PEGBOARD_PROXY_HEADER to the header that the proxy sets (docs/proxies.md).',
  },
};

/** Returns what requests to the running site indicated about wrong proxy settings, if anything (OP-02). */
export async function checkProxies(settings: ProxySettings): Promise<CheckResult | undefined> {
  const record = await readMismatchRecord(settings);
  if (!record) return undefined;
  const { says, advice } = FOUND[record.mismatch];
  return { about: 'proxy', state: 'wrong', says: `${says} (since ${record.at})`, advice };
}
