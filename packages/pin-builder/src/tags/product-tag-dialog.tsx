'use client';

import {
  Button,
  FieldError,
  Modal,
  VisuallyHidden,
  rootAttributes,
  type RootProps,
  functionProp,
  itemsProp,
  lengthProp,
  messagesProp,
  methodsProp,
  numberProp,
  nullableProp,
  objectProp,
  optionalProp,
  shapeProp,
  textProp,
  validProps,
} from '@pegboard/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { productTagMessages, type ProductTagMessages } from './messages.ts';
import {
  addTag,
  isFull,
  MIDDLE,
  moveTag,
  removeTag,
  type ImageTag,
  type TagPlace,
} from './model/tag-list.ts';
import { ProductChooser } from './product-chooser.tsx';
import { TagPanel } from './tag-panel.tsx';
import type { ProductPorts, TaggableProduct } from './tag-ports.ts';
import { describePlace, TagStage, type TaggedImage } from './tag-stage.tsx';
import { useKnownProducts } from './use-known-products.ts';
import styles from './tags.module.css';

/** The props of a ProductTagDialog. */
export type ProductTagDialogProps = RootProps & {
  readonly image: TaggedImage;
  readonly tags: readonly ImageTag[];
  readonly onChange: (tags: readonly ImageTag[]) => void;
  readonly onClose: () => void;
  readonly ports: ProductPorts;
  /** The board for the Pin of a product that is made from its page; the app chooses without one. */
  readonly boardId?: string | null | undefined;
  /** The error of all tags, and those of single tags by their index. */
  readonly error?: string | undefined;
  readonly errors?: Readonly<Record<number, string>> | undefined;
  readonly messages?: ProductTagMessages | undefined;
};

const reject = (): Promise<never> => Promise.reject(new Error('The port is missing.'));
/** The methods that replace those that an untyped caller left out. */
const MISSING_PORTS: ProductPorts = { search: async () => [], find: async () => [], readPage: reject };
const PRODUCT_TAG_RULES = {
  image: shapeProp({ url: textProp, width: lengthProp, height: lengthProp }),
  tags: itemsProp({ pinId: textProp, place: nullableProp(shapeProp({ x: numberProp, y: numberProp })) }),
  onChange: functionProp,
  onClose: functionProp,
  ports: { ...methodsProp(MISSING_PORTS), instead: () => MISSING_PORTS },
  error: optionalProp(textProp),
  errors: optionalProp(objectProp),
  messages: messagesProp(productTagMessages),
};

/**
 * Renders the dialog in which up to eight products are tagged on an image, by pointer, touch and keyboard. Changes apply at
 * once. Source: CR-09.
 */
export function ProductTagDialog(rawProps: ProductTagDialogProps): ReactNode {
  const props = validProps('ProductTagDialog', rawProps, PRODUCT_TAG_RULES);
  const { image, tags, onChange, onClose, ports, error, errors = {}, messages = productTagMessages } = props;
  const [known, learn] = useKnownProducts(tags, ports.find);
  const [pending, setPending] = useState<TagPlace | null>(null);
  const [announcement, announce] = useState('');
  const [root, focus] = useFocus();
  const nameOf = (pinId: string): string => {
    const product = known[pinId];
    if (product === undefined) return messages.loading;
    return product === null ? messages.gone : product.name;
  };
  const choose = (product: TaggableProduct): void => {
    if (pending === null) return;
    learn(product);
    onChange(addTag(tags, { pinId: product.pinId, place: pending }));
    setPending(null);
    announce(`${messages.added(product.name)}, ${describePlace(pending, messages)}`);
    focus(product.pinId);
  };
  const remove = (pinId: string): void => {
    announce(messages.removed(nameOf(pinId)));
    onChange(removeTag(tags, pinId));
    focus(null);
  };
  const put = (pinId: string): void => {
    onChange(moveTag(tags, pinId, MIDDLE));
    focus(pinId);
  };
  return (
    <Modal
      data-part="product-tag-dialog"
      {...rootAttributes(props)}
      title={messages.title}
      size="lg"
      narrow="full"
      closeOnOutsidePress={false}
      onClose={onClose}
      messages={messages.modal}
      footer={
        <Button variant="primary" onClick={onClose}>
          {messages.done}
        </Button>
      }
    >
      <div ref={root} className={styles.dialog} data-part="content">
        <TagStage
          image={image}
          tags={tags}
          nameOf={nameOf}
          pending={pending}
          isFull={isFull(tags)}
          onPick={setPending}
          onMove={(pinId, place) => onChange(moveTag(tags, pinId, place))}
          onRemove={remove}
          announce={announce}
          messages={messages}
        />
        {pending === null ? (
          <div className={styles.side}>
            {error !== undefined && <FieldError>{error}</FieldError>}
            <TagPanel
              tags={tags}
              known={known}
              nameOf={nameOf}
              errors={errors}
              onPut={put}
              onRemove={remove}
              messages={messages}
            />
          </div>
        ) : (
          <div className={styles.side}>
            <ProductChooser
              ports={ports}
              boardId={props.boardId ?? null}
              taggedIds={tags.map(({ pinId }) => pinId)}
              onChoose={choose}
              onCancel={() => {
                setPending(null);
                focus(null);
              }}
              messages={messages}
            />
          </div>
        )}
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Modal>
  );
}

/** Moves the focus to a tag, or with null to the image, once the tag is rendered. */
function useFocus(): readonly [React.RefObject<HTMLDivElement | null>, (pinId: string | null) => void] {
  const root = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<{ readonly pinId: string | null }>();
  useEffect(() => {
    if (target === undefined) return;
    const selector = target.pinId === null ? '[data-tag-stage]' : `[data-tag="${target.pinId}"]`;
    root.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [target]);
  return [root, (pinId) => setTarget({ pinId })];
}
