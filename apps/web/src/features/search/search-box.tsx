import { ideasPath, profilePath } from '@pegboard/routes';
import { Avatar, CloseIcon, SearchIcon } from '@pegboard/ui';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import {
  ComboBox,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  type Key,
} from 'react-aria-components';
import { useNavigate } from 'react-router';
import { callResource } from '../../data/call-resource.ts';
import { SearchTypeaheadDocument, type SearchTypeaheadQuery } from '../../data/generated/graphql.ts';
import type { QueryCache } from '../../data/query-cache.ts';
import { useQueryCache } from '../../data/use-query.ts';
import { useViewer } from '../../data/viewer.ts';
import { searchTexts as enUsSearch } from '../../messages/en-us-search.ts';
import { useTexts } from '../../messages/language.ts';
import { searchPath } from './search-address.ts';
import styles from './search-box.module.css';
import { useShownQuery } from './use-shown-query.ts';
import { suggestionGroups, type Suggestion } from './suggestion-groups.ts';

type Found = SearchTypeaheadQuery['found'];

/** The pause after which what was typed is looked up. */
const PAUSE_MS = 120;
const CLEAR = 'clear';
const QUERY_MAX = 200;

/** The suggestions for a text; none if they could not be read. */
export type InitialSuggestions = { readonly text: string; readonly found: Found | undefined };

/** The props of a SearchBox. */
export type SearchBoxProps = {
  /** The text and selection at the time at which the box takes the place of the plain field. */
  readonly initial: {
    readonly text: string;
    readonly selection: readonly [number, number];
    /** The suggestions that `readSuggestions` read, which are shown at once. */
    readonly suggestions: InitialSuggestions;
  };
  /** The search of the address, which the box follows unless the viewer is typing. */
  readonly query: string;
  readonly label: string;
  readonly placeholder: string;
};

/** Renders the search box with its suggestions, a combobox (SR-02). It takes the focus from the plain field. */
export function SearchBox({ initial, query, label, placeholder }: SearchBoxProps): ReactNode {
  const texts = useTexts('search', enUsSearch).box;
  const navigate = useNavigate();
  const isMember = useViewer() !== null;
  const input = useRef<HTMLInputElement>(null);
  const leaving = useRef(0);
  const [text, setText] = useState(initial.text);
  const { found, forget } = useSuggestions(text, isMember, initial.suggestions);
  useShownQuery(query, input, setText);
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(...initial.selection);
    // Only when the box appears.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const go = (path: string): void => {
    input.current?.blur();
    // React Aria returns the focus to the field if an option is pressed and released within a frame.
    leaving.current = requestAnimationFrame(() => input.current?.blur());
    void navigate(path);
  };
  const submit = (searched: string): void => {
    setText(searched);
    go(searchPath({ tab: 'pins', query: searched, guides: [], filters: [], isExact: false }));
  };
  const stay = (): void => cancelAnimationFrame(leaving.current);
  const groups = suggestionGroups(found);
  const all = groups.flatMap(({ items }) => items);
  const choose = (key: Key | null): void => {
    const chosen = all.find(({ id }) => id === key);
    if (key === CLEAR) void forget(undefined);
    else if (chosen?.kind === 'query') submit(chosen.text);
    else if (chosen) go(pathOf(chosen));
  };
  return (
    <ComboBox
      aria-label={label}
      inputValue={text}
      onInputChange={setText}
      value={null}
      onChange={choose}
      items={groups}
      menuTrigger="focus"
      allowsCustomValue
      defaultFilter={() => true}
      className={styles.box ?? ''}
      shouldFocusWrap
    >
      <Input
        ref={input}
        type="search"
        name="q"
        maxLength={QUERY_MAX}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={placeholder}
        onInput={stay}
        onPointerDown={stay}
        onKeyDownCapture={(event) => {
          const field = event.currentTarget;
          const active = field.getAttribute('aria-activedescendant');
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter' && active === null) {
            event.preventDefault();
            event.stopPropagation();
            submit(field.value);
          }
          const focused = active === null ? null : document.getElementById(active)?.dataset['recent'];
          if (event.key === 'Delete' && focused != null && event.shiftKey) {
            event.preventDefault();
            void forget(focused);
          }
        }}
      />
      <button
        type="button"
        className={styles.cancel}
        // React Aria hides what is outside its list, except for elements with this attribute.
        data-react-aria-top-layer="true"
        onClick={(event) => event.currentTarget.blur()}
      >
        {texts.cancel}
      </button>
      <Popover className={styles.popover ?? ''} data-pb="" offset={4}>
        <ListBox<(typeof groups)[number]> className={styles.list ?? ''} aria-label={texts.suggestions}>
          {(group) => (
            <ListBoxSection id={group.id} className={styles.group ?? ''}>
              <Header className={styles.groupName ?? ''}>{texts[group.id]}</Header>
              {group.items.map((item) => (
                <ListBoxItem
                  key={item.id}
                  id={item.id}
                  textValue={item.text}
                  className={styles.item ?? ''}
                  data-recent={group.id === 'recent' ? item.text : undefined}
                >
                  <SuggestionRow item={item} />
                  {group.id === 'recent' ? (
                    <RemoveMark title={texts.remove(item.text)} onPress={() => void forget(item.text)} />
                  ) : null}
                </ListBoxItem>
              ))}
              {group.id === 'recent' && text === '' ? (
                <ListBoxItem id={CLEAR} textValue={texts.clear} className={styles.clear ?? ''}>
                  {texts.clear}
                </ListBoxItem>
              ) : null}
            </ListBoxSection>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/** Renders the mark that removes a recent search, for pointers: an option has no buttons. Shift and Delete do the same. */
function RemoveMark({ title, onPress }: { readonly title: string; readonly onPress: () => void }): ReactNode {
  const keep = (event: SyntheticEvent): void => event.stopPropagation();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span
      className={styles.remove}
      title={title}
      aria-hidden
      onPointerDown={(event) => {
        // The field keeps the focus.
        event.preventDefault();
        event.stopPropagation();
      }}
      onMouseDown={keep}
      onPointerUp={keep}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
    >
      <CloseIcon size="sm" />
    </span>
  );
}

function SuggestionRow({ item }: { readonly item: Suggestion }): ReactNode {
  if (item.kind === 'person')
    return (
      <>
        <Avatar name={item.text} src={item.image} size={32} decorative />
        <span className={styles.text}>
          <bdi>{item.text}</bdi> <span className={styles.detail}>@{item.username}</span>
        </span>
      </>
    );
  if (item.kind === 'board')
    return (
      <>
        <span className={styles.cover}>{item.image === null ? null : <img src={item.image} alt="" />}</span>
        <span className={styles.text}>
          <bdi>{item.text}</bdi> <span className={styles.detail}>{item.owner}</span>
        </span>
      </>
    );
  return (
    <>
      <SearchIcon size="md" />
      <bdi className={styles.text}>{item.text}</bdi>
    </>
  );
}

function pathOf(item: Exclude<Suggestion, { readonly kind: 'query' }>): string {
  if (item.kind === 'person') return profilePath(item.username);
  return item.kind === 'board' ? item.url : ideasPath({ urlName: item.urlName, id: item.topicId });
}

/** Reads the suggestions for a text. Never rejects: without suggestions the box is a plain field. */
export async function readSuggestions(
  answers: Pick<QueryCache, 'ask'>,
  text: string,
): Promise<InitialSuggestions> {
  const ask = answers.ask(SearchTypeaheadDocument, { text: text.trim() }, 'network-only');
  return { text, found: await ask.then(({ found }) => found).catch(() => undefined) };
}

/** Reads the suggestions for a text, shortly after it was typed; earlier ones stay until the new ones are here. */
function useSuggestions(
  text: string,
  isMember: boolean,
  initial: InitialSuggestions,
): { readonly found: Found | undefined; readonly forget: (query: string | undefined) => Promise<void> } {
  const answers = useQueryCache();
  const [shown, setShown] = useState(initial);
  const { found } = shown;
  const [version, setVersion] = useState(0);
  useEffect(() => {
    if (version === 0 && shown.text === text && found !== undefined) return undefined;
    let isCurrent = true;
    const timer = setTimeout(
      async () => {
        const read = await readSuggestions(answers, text);
        if (isCurrent) setShown(read);
      },
      found === undefined ? 0 : PAUSE_MS,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // The pause depends on whether something is shown, and is no reason to ask again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [answers, text, version]);
  return {
    found,
    async forget(query) {
      if (!isMember) return;
      const options = query === undefined ? {} : { query };
      await callResource({ name: 'RecentSearch', action: 'delete', options }).catch(() => undefined);
      setVersion((before) => before + 1);
    },
  };
}
