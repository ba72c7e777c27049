import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { PlacedExperience } from '../../features/experiences/experience-store.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useViewer } from '../../data/viewer.ts';
import { useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { SiteLinks } from '../../features/site-links/site-links.tsx';
import { InstallPrompt, loadInstallPrompt } from './install-prompt.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from '../../features/forms/form-page.module.css';

/** Requires a member. */
export async function loader(args: LoaderFunctionArgs): Promise<PlacedExperience | null> {
  await requireViewer(args, 'continue');
  return loadInstallPrompt(args.context);
}

/** Renders the settings of the profile. */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('screens', enUsScreens).settings;
  const viewer = useViewer();
  const prompt = useLoaderData<PlacedExperience | null>();
  if (!viewer) return null;
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.profile)}</title>
      <h1>{texts.profile}</h1>
      {prompt ? <InstallPrompt experience={prompt} /> : null}
      <ProfileForm viewer={viewer} />
      <SiteLinks />
    </div>
  );
}
