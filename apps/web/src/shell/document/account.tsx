import { profilePath } from '@pegboard/routes';
import {
  Avatar,
  BellIcon,
  GridIcon,
  InfoIcon,
  MenuButton,
  MessageIcon,
  SettingsIcon,
  SignOutIcon,
  TagIcon,
  UserIcon,
} from '@pegboard/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ShortcutsHelp } from '../../features/shortcuts/shortcuts.tsx';
import type { ViewerData } from '../../data/viewer.ts';
import { notificationTexts as enUsNotifications } from '../../messages/en-us-notifications.ts';
import { useTexts } from '../../messages/language.ts';
import { memberTexts as enUsMember } from '../../messages/en-us-member.ts';
import styles from './header.module.css';

/** Renders the viewer's image with the menu of profile, settings and logout. */
export function Account({ viewer }: { readonly viewer: NonNullable<ViewerData> }): ReactNode {
  const notificationTexts = useTexts('notifications', enUsNotifications);
  const navigate = useNavigate();
  const texts = useTexts('member', enUsMember);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { username, fullName, imageSmallUrl } = viewer.user;
  return (
    <>
      <noscript>
        <a href="/logout/">{texts.logOut}</a>
      </noscript>
      <MenuButton
        label={texts.menu}
        navigate={(href) => void navigate(href)}
        groups={[
          {
            id: 'you',
            title: texts.signedInAs(fullName),
            items: [
              { id: 'explore', label: texts.explore, href: '/ideas/', icon: <GridIcon /> },
              { id: 'profile', label: texts.profile, href: profilePath(username), icon: <UserIcon /> },
              {
                id: 'notifications',
                label: notificationTexts.title,
                href: '/notifications/',
                icon: <BellIcon />,
              },
              { id: 'messages', label: texts.messages, href: '/conversation/', icon: <MessageIcon /> },
              { id: 'business', label: texts.business, href: '/business/hub/', icon: <TagIcon /> },
              { id: 'settings', label: texts.settings, href: '/settings/', icon: <SettingsIcon /> },
              {
                id: 'shortcuts',
                label: texts.shortcuts.title,
                onAction: () => setHelpOpen(true),
                icon: <InfoIcon />,
              },
            ],
          },
          {
            id: 'leave',
            items: [
              {
                id: 'log-out',
                label: texts.logOut,
                onAction: async () => (await import('../../data/session.ts')).logOut(),
                icon: <SignOutIcon />,
              },
            ],
          },
        ]}
        renderTrigger={(trigger) => (
          <button type="button" {...trigger} className={styles.account} aria-label={texts.menu}>
            <Avatar name={fullName} src={imageSmallUrl} size={32} decorative />
          </button>
        )}
      />
      {isHelpOpen ? (
        <Suspense>
          <ShortcutsHelp onClose={() => setHelpOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
