import { expectNoInjection, XSS_PAYLOADS } from '@pegboard/config/hostile-texts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ExplanationText } from './explanation-text.tsx';
import { adExplanationMessages } from './index.ts';

test('[AD-01] [AD-03] no hostile name, keyword or place in an explanation becomes a script', () => {
  for (const text of XSS_PAYLOADS) {
    const html = renderToString(
      <ExplanationText
        explanation={{
          promoter: { name: text, isFollowed: true },
          digitalMediaSourceType: 11,
          attribution: {
            isFirstPartyAdPersonalizationEnabled: true,
            isEngagementMatch: true,
            isLookalikeMatch: true,
            matchedInterest: text,
            matchedKeyword: text,
            matchedLocale: text,
            geoRegion: text,
            geoPostalCode: text,
            isEligibleForPromotedPartnership: true,
            promotedPartnershipAttributionName: text,
            promotedPartnershipAdvertiserName: text,
          },
        }}
        messages={adExplanationMessages}
      />,
    );
    expect(html.match(/<li/g)).toHaveLength(7);
    expectNoInjection(html);
  }
});
