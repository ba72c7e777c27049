import { lazy, type LazyExoticComponent } from 'react';
import type * as memberCode from './member.ts';

type MemberCode = typeof memberCode;

/** Returns a component of `member.ts`, whose code is loaded when the first of them is rendered. */
export const lazyMember = <Name extends keyof MemberCode>(
  name: Name,
): LazyExoticComponent<MemberCode[Name]> =>
  lazy(async () => ({ default: (await import('./member.ts'))[name] }));
