import { VisitorPanel } from '@pegboard/closeup/visitor-panel';
import { loginPath, profilePath } from '@pegboard/routes';
import type { Pin } from '@pegboard/types';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import MorePins from './more-pins.tsx';
import { useTexts } from '../../messages/language.ts';

/** Renders further pins for a visitor, loaded on request. */
export default function AppSeeMore({
  pin,
  onClose,
}: {
  readonly pin: Pin;
  readonly onClose: () => void;
}): ReactNode {
  const seeMoreMessages = useTexts('seeMoreMessages');
  const navigate = useNavigate();
  const params = { next: pin.seoUrl ?? '/', for: 'continue' };
  return (
    <VisitorPanel
      profileHref={profilePath}
      onLogIn={() => void navigate(loginPath(params))}
      onSignUp={() => void navigate(`/signup/?${new URLSearchParams(params)}`)}
      onClose={onClose}
      messages={seeMoreMessages}
    >
      <MorePins pin={pin} />
    </VisitorPanel>
  );
}
