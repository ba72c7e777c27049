import { articlePath } from '@pegboard/routes';
import { ARTICLE_KINDS, ARTICLE_LANGUAGES } from '@pegboard/types';
import { Button, buttonAttributes, Select, TextArea, TextField } from '@pegboard/ui';
import type { FormEvent, ReactNode } from 'react';
import { directionOf } from '../articles/article-lists.ts';
import { SubmitResult } from '../forms/submit-result.tsx';
import type { EditedArticle } from './article-api.ts';
import type { ArticleDraft } from './article-draft.ts';
import { BlockList } from './block-list.tsx';
import { CoverField } from './cover-field.tsx';
import styles from './editorial.module.css';
import { LeaveDialog } from './leave-dialog.tsx';
import { Publication } from './publication.tsx';
import { useEditorTexts } from './texts/editor-texts.ts';
import { useArticleEditor, type ArticleEditor } from './use-article-editor.ts';

/** Renders the editor of an article: its texts, cover, blocks and publication (SR-15). */
export function ArticleForm({ stored }: { readonly stored: EditedArticle | undefined }): ReactNode {
  const editor = useArticleEditor(stored);
  const { article, draft, media, errors } = editor;
  const writing = { lang: draft.language, dir: directionOf(draft.language) } as const;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    editor.save();
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextFields draft={draft} errors={errors} writing={writing} onChange={editor.change} />
      <CoverField
        cover={draft.cover}
        media={media}
        errors={errors}
        onChange={(cover) => editor.change({ ...draft, cover })}
        onPin={editor.addPin}
        onImage={editor.addImage}
      />
      <BlockList
        draft={draft}
        media={media}
        errors={errors}
        writing={writing}
        onChange={editor.change}
        onPin={editor.addPin}
        onImage={editor.addImage}
      />
      <Publication
        // Other times are stored after an action.
        key={`${article?.publish_at} ${article?.end_at}`}
        article={article}
        isBusy={editor.isBusy}
        errors={errors}
        onPublish={editor.publish}
        onWithdraw={editor.withdraw}
        onDelete={editor.remove}
      />
      <SaveBar editor={editor} />
      <LeaveDialog isDirty={editor.isDirty} />
    </form>
  );
}

function TextFields(props: {
  readonly draft: ArticleDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly writing: { readonly lang: string; readonly dir: 'ltr' | 'rtl' };
  readonly onChange: (draft: ArticleDraft) => void;
}): ReactNode {
  const { draft, errors, writing, onChange } = props;
  const texts = useEditorTexts();
  return (
    <fieldset className={styles.section}>
      <legend>{texts.text}</legend>
      <div className={styles.pair}>
        <Select
          label={texts.fields.kind}
          value={draft.kind}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...draft, kind: ARTICLE_KINDS.find((kind) => kind === value) ?? draft.kind })
          }
        >
          {ARTICLE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {texts.kinds[kind]}
            </option>
          ))}
        </Select>
        <Select
          label={texts.fields.language}
          value={draft.language}
          onChange={({ currentTarget: { value } }) =>
            onChange({
              ...draft,
              language: ARTICLE_LANGUAGES.find((language) => language === value) ?? draft.language,
            })
          }
        >
          {ARTICLE_LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {texts.languages[language]}
            </option>
          ))}
        </Select>
      </div>
      <TextField
        label={texts.fields.title}
        value={draft.title}
        error={errors['title']}
        {...writing}
        onChange={(event) => onChange({ ...draft, title: event.currentTarget.value })}
      />
      <TextArea
        label={texts.fields.summary}
        value={draft.summary}
        error={errors['summary']}
        {...writing}
        onChange={(event) => onChange({ ...draft, summary: event.currentTarget.value })}
      />
      <TextField
        label={texts.fields.slug}
        hint={texts.fields.slugHint}
        value={draft.slug}
        error={errors['slug']}
        dir="auto"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange({ ...draft, slug: event.currentTarget.value })}
      />
    </fieldset>
  );
}

function SaveBar({ editor }: { readonly editor: ArticleEditor }): ReactNode {
  const texts = useEditorTexts();
  const { article, isDirty, isBusy, isOutdated, errors, message, done, reload } = editor;
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <div className={styles.bar}>
      <div className={styles.barTexts}>
        <SubmitResult message={message ?? (hasErrors ? texts.wrong : undefined)} done={done} />
        {isDirty && done === undefined && !isBusy ? <p className={styles.hint}>{texts.unsaved}</p> : null}
        {isOutdated ? (
          <Button variant="secondary" size="sm" onClick={reload}>
            {texts.reload}
          </Button>
        ) : null}
      </div>
      {article ? (
        <a
          href={articlePath(article)}
          target="_blank"
          rel="noopener"
          title={texts.previewHint}
          {...buttonAttributes({ variant: 'secondary' })}
        >
          {article.state === 'published' ? texts.view : texts.preview}
        </a>
      ) : null}
      <Button type="submit" variant="primary" loading={isBusy}>
        {texts.save}
      </Button>
    </div>
  );
}
