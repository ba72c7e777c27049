import { profilePath } from '@pegboard/routes';
import { Button, buttonAttributes, getFormText, TextArea, TextField } from '@pegboard/ui';
import { use, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { callResource } from '../../data/call-resource.ts';
import { FreshnessContext } from '../../data/invalidation.ts';
import { ViewerDocument } from '../../data/generated/graphql.ts';
import { useQueryCache } from '../../data/use-query.ts';
import type { ViewerData } from '../../data/viewer.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { usePageInfo } from '../../data/page-info.ts';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { changedOptions } from './changed-options.ts';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { ProfilePhoto } from './profile-photo.tsx';
import styles from '../../features/forms/form-page.module.css';
const FIELDS = ['full_name', 'pronouns', 'about', 'website_url', 'username'] as const;

/**
 * Renders the form of the viewer's own profile. Only changed fields are sent, and typed values remain after
 * an error.
 */
export function ProfileForm({ viewer }: { readonly viewer: NonNullable<ViewerData> }): ReactNode {
  const texts = useTexts('screens', enUsScreens).settings;
  const own = useTexts('profile', enUsProfile).form;
  const { user } = viewer;
  const { isBusy, fields, message, values, submit } = useSubmit();
  const [search] = useSearchParams();
  const [isSaved, setSaved] = useState(search.get('done') === 'saved');
  const readAnew = useReadAnew();
  const { publicUrl } = usePageInfo();
  const known = {
    full_name: user.fullName,
    pronouns: user.pronouns ?? '',
    about: user.about ?? '',
    website_url: user.websiteUrl ?? '',
    username: user.username,
  };
  // What was submitted without scripts is repeated when the server rejects it.
  const shown = { ...known, ...values };
  const send = async (form: FormData): Promise<void> => {
    const typed = Object.fromEntries(FIELDS.map((name) => [name, getFormText(form, name)]));
    const options = changedOptions(known, typed);
    setSaved(false);
    const isDone = await submit(async () => {
      if (Object.keys(options).length === 0) return;
      await callResource({ name: 'UserSettings', action: 'update', options });
      await readAnew();
    });
    setSaved(isDone);
  };
  return (
    <section className={styles.section}>
      <ProfilePhoto viewer={viewer} onChanged={readAnew} />
      <PlainForm className={styles.fields} action="/settings/profile/" onSend={(form) => void send(form)}>
        <TextField
          name="full_name"
          label={texts.fullName}
          defaultValue={shown.full_name}
          autoComplete="name"
          required
          error={fields['full_name']}
        />
        <TextField
          name="pronouns"
          label={own.pronouns}
          hint={own.pronounsHint}
          defaultValue={shown.pronouns}
          error={fields['pronouns']}
        />
        <TextArea
          name="about"
          label={texts.about}
          hint={texts.aboutHint}
          defaultValue={shown.about}
          error={fields['about']}
        />
        <TextField
          name="website_url"
          type="url"
          label={texts.website}
          placeholder="https://"
          defaultValue={shown.website_url}
          error={fields['website_url']}
        />
        <TextField
          name="username"
          label={own.username}
          hint={own.usernameHint(publicUrl.replace(/^https?:\/\//, '') + profilePath(user.username))}
          defaultValue={shown.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={fields['username']}
        />
        <SubmitResult message={message} done={isSaved ? texts.saved : undefined} />
        <p className={styles.actions}>
          <Button type="submit" variant="primary" loading={isBusy}>
            {texts.save}
          </Button>
          <Link to={profilePath(user.username)} {...buttonAttributes({ variant: 'ghost' })}>
            {own.view}
          </Link>
        </p>
      </PlainForm>
    </section>
  );
}

/** Returns a function that reloads everything that shows the profile, after a change. */
function useReadAnew(): () => Promise<void> {
  const answers = useQueryCache();
  const freshness = use(FreshnessContext);
  return async () => {
    freshness?.mark();
    await answers.ask(ViewerDocument, {}, 'network-only');
  };
}
