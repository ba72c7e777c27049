import { useBusinessTexts } from '../../messages/business/use-business-texts.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';
import { convert as convertTexts } from '../../messages/business/convert.ts';
import { settings as settingsTexts } from '../../messages/business/settings.ts';
import { BusinessSettings } from '@pegboard/business-dashboard/settings';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useBusiness } from '../../features/business/business-data.ts';
import { businessLink } from '../../features/business/business-link.tsx';
import { useBusinessApi } from '../../features/business/use-business-api.ts';

/** Renders the settings of a business, editable by those who may. */
export function Component(): ReactNode {
  const messages = useTranslated(settingsTexts);
  const facts = useTranslated(convertTexts);
  const { frame } = useBusinessTexts();
  const business = useBusiness();
  const { call } = useBusinessApi();
  const navigate = useNavigate();
  const of = { business_id: business.id };
  return (
    <BusinessSettings
      messages={messages}
      frameMessages={frame}
      factsMessages={facts}
      business={business}
      Link={businessLink}
      save={({ category, ...facts }) =>
        call({
          name: 'Business',
          action: 'update',
          options: { ...of, ...facts, ...(category !== '' && { category }) },
        })
      }
      close={(name) =>
        call(
          { name: 'Business', action: 'delete', options: { ...of, name } },
          () => void navigate('/business/hub/'),
        )
      }
    />
  );
}
