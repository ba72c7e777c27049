import { Button, Select, TextArea, TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import styles from '../../features/administration/administration.module.css';
import { PostForm } from '../../features/administration/post-form.tsx';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { PATH, RULE_WORDS } from './link-rules.ts';

/** Renders the form that sets a rule of the team. The query of the address has the values of a rule to change. */
export function LinkRuleForm(): ReactNode {
  const texts = useAdministrationTexts().domains;
  const [search] = useSearchParams();
  const valueOf = (values: Readonly<Record<string, string>>, name: string): string | undefined =>
    values[name] ?? search.get(name) ?? undefined;
  return (
    <PostForm action={PATH} className={styles.section} id="rule" aria-labelledby="rule-title">
      {({ fields, values }) => (
        <>
          <h2 id="rule-title">{texts.set}</h2>
          <TextField
            name="place"
            label={texts.place}
            hint={texts.placeHint}
            required
            defaultValue={valueOf(values, 'place')}
            error={fields['place']}
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
          />
          <Select
            name="word"
            label={texts.word}
            defaultValue={valueOf(values, 'word') ?? 'blocked'}
            error={fields['word']}
          >
            {RULE_WORDS.map((word) => (
              <option key={word} value={word}>
                {texts.words[word]}
              </option>
            ))}
          </Select>
          <TextField
            name="message"
            label={texts.message}
            hint={texts.messageHint}
            maxLength={200}
            defaultValue={valueOf(values, 'message')}
            error={fields['message']}
          />
          <TextArea
            name="reason"
            label={texts.reason}
            rows={2}
            minLength={5}
            required
            defaultValue={valueOf(values, 'reason')}
            error={fields['reason']}
          />
          <div className={styles.actions}>
            <Button type="submit" variant="primary">
              {texts.save}
            </Button>
          </div>
        </>
      )}
    </PostForm>
  );
}
