import type { BusinessLink } from '@pegboard/business-dashboard';
import type { ReactNode } from 'react';
import { Link } from '../links/link.tsx';

/** The link component of business pages, with client-side navigation. */
export const businessLink: BusinessLink = (props): ReactNode => <Link {...props} />;
