import { Avatar, Button } from '@pegboard/ui';
import { useId, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { IMAGE_FIELD_TYPES, uploadImage } from '../../features/uploads/upload-image.ts';
import { callResource } from '../../data/call-resource.ts';
import type { ViewerData } from '../../data/viewer.ts';
import { useTexts } from '../../messages/language.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { NativeForm, useRefusal } from '../../features/forms/native-form.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import styles from '../../features/forms/form-page.module.css';
/** The address at which a photo is accepted without scripts. */
const PHOTO_PATH = '/settings/profile/photo/';

/** Renders the viewer's profile picture: selected, uploaded and shown, or removed. */
export function ProfilePhoto(props: {
  readonly viewer: NonNullable<ViewerData>;
  /** Called after a change of the profile, to reload it. */
  readonly onChanged: () => Promise<void>;
}): ReactNode {
  const texts = useTexts('profile', enUsProfile).form;
  const { user } = props.viewer;
  const { isBusy, message, submit } = useSubmit();
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const field = useId();
  const refusal = useRefusal(PHOTO_PATH);
  const [search] = useSearchParams();
  const doneWithoutScripts = { photo: texts.photoSaved, 'photo-removed': texts.photoRemoved }[
    search.get('done') ?? ''
  ];
  const set = async (file: File | null): Promise<void> => {
    setProblem(undefined);
    setDone(undefined);
    const isDone = await submit(async () => {
      if (file && file.type !== '' && !file.type.startsWith('image/')) {
        setProblem(texts.photoInvalid);
        return;
      }
      const upload = file && (await uploadImage(file));
      const options = { image_upload_id: upload?.id ?? null };
      await callResource({ name: 'UserSettings', action: 'update', options });
      setDone(file ? texts.photoSaved : texts.photoRemoved);
      await props.onChanged();
    });
    if (!isDone) setDone(undefined);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.currentTarget.files?.[0];
    if (file) void set(file);
    // Selecting the same file again must cause an event.
    event.currentTarget.value = '';
  };
  return (
    <div className={styles.photo} role="group" aria-label={texts.photo}>
      <Avatar name={user.fullName} src={user.imageMediumUrl} size={120} decorative />
      <div className={styles.photoActions}>
        <input
          ref={input}
          type="file"
          accept={IMAGE_FIELD_TYPES}
          hidden
          aria-label={texts.changePhoto}
          onChange={choose}
        />
        <Button
          className={styles.scripted}
          variant="secondary"
          loading={isBusy}
          aria-describedby={hint}
          onClick={() => input.current?.click()}
        >
          {texts.changePhoto}
        </Button>
        {user.imageMediumUrl == null ? null : (
          <Button
            className={styles.scripted}
            variant="ghost"
            disabled={isBusy}
            onClick={() => void set(null)}
          >
            {texts.removePhoto}
          </Button>
        )}
        <noscript>
          <NativeForm className={styles.photoForm} action={PHOTO_PATH} encType="multipart/form-data">
            <label htmlFor={field}>{texts.changePhoto}</label>
            <input
              id={field}
              type="file"
              name="file"
              accept={IMAGE_FIELD_TYPES}
              required
              aria-describedby={hint}
            />
            <Button type="submit" variant="secondary">
              {texts.changePhoto}
            </Button>
          </NativeForm>
          {user.imageMediumUrl == null ? null : (
            <NativeForm action={`${PHOTO_PATH}remove/`}>
              <Button type="submit" variant="ghost">
                {texts.removePhoto}
              </Button>
            </NativeForm>
          )}
        </noscript>
        <p id={hint} className={styles.hint}>
          {texts.photoHint}
        </p>
        <SubmitResult
          message={problem ?? message ?? refusal.fields['file'] ?? refusal.message}
          done={done ?? doneWithoutScripts}
        />
      </div>
    </div>
  );
}
