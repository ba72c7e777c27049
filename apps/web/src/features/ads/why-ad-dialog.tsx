import '@pegboard/ad-explanation/styles.css';
import { AdExplanationDialog } from '@pegboard/ad-explanation';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '../links/plain-click.ts';
import { useCloseOnNavigation } from '../dialogs/use-close-on-navigation.ts';
import { AD_SETTINGS_PATH } from './ad-settings-path.ts';
import { explanationPorts } from './explanation-api.ts';
import type { ExplainedAd } from './ad-explanation-context.ts';
import { useLocale, useTexts } from '../../messages/language.ts';

/** Renders the reasons for which the viewer sees an ad. Closes on navigation. */
export default function WhyAdDialog(props: {
  readonly explained: ExplainedAd;
  readonly onClose: () => void;
}): ReactNode {
  const adExplanationMessages = useTexts('adExplanationMessages');
  const { explained, onClose } = props;
  const locale = useLocale();
  const navigate = useNavigate();
  const [ports] = useState(() => explanationPorts({ query: explained.query, locale }));
  useCloseOnNavigation(onClose);
  return (
    <AdExplanationDialog
      pinId={explained.pin.id}
      ports={ports}
      settingsHref={AD_SETTINGS_PATH}
      onSettings={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onClose();
        void navigate(AD_SETTINGS_PATH);
      }}
      onHide={explained.onHide}
      onReport={explained.onReport}
      onClose={onClose}
      messages={adExplanationMessages}
    />
  );
}
