import { splitMentions } from '@pegboard/types';
import { useState, type ReactNode } from 'react';
import type { PinComment } from '../model/comment.ts';
import { truncateComment } from '../model/comment-text.ts';
import styles from './comments.module.css';
import { useComments } from './comments-context.tsx';

/**
 * Renders the text of a comment: with line breaks, links to mentioned members, and a button that expands a
 * long text.
 */
export function CommentText({ comment }: { readonly comment: PinComment }): ReactNode {
  const { messages, profileHref } = useComments();
  const [isWhole, setWhole] = useState(false);
  const beginning = truncateComment(comment.text);
  const text = isWhole ? comment.text : (beginning ?? comment.text);
  return (
    <div className={styles.words} data-part="text">
      <p dir="auto">
        {splitMentions(text, comment.mentions).map((part, index) =>
          part.kind === 'text' ? (
            part.text
          ) : (
            <a key={index} href={profileHref(part.username)}>
              {part.text}
            </a>
          ),
        )}
      </p>
      {beginning === undefined ? null : (
        <button
          type="button"
          className={styles.plain}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? messages.less : messages.more}
        </button>
      )}
    </div>
  );
}
