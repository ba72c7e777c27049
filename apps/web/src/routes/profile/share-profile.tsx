import { Button, ErrorBoundary, SendIcon } from '@pegboard/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';

const ProfileSharing = lazy(() => import('./profile-sharing.tsx'));

/** Opens the ways to share a profile; what they need is loaded then. */
export function ShareProfile({ person }: { readonly person: { username: string; name: string } }): ReactNode {
  const texts = useTexts('profile', enUsProfile);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<SendIcon />} onClick={() => setOpen(true)}>
        {texts.share}
      </Button>
      {isOpen ? (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <ProfileSharing person={person} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  );
}
