'use client';

import {
  Button,
  EmptyState,
  TextArea,
  getTrimmedFormText,
  rootAttributes,
  type RootProps,
  flagProp,
  functionProp,
  itemsProp,
  messagesProp,
  nodeProp,
  numberProp,
  optionalProp,
  shapeProp,
  textProp,
  validProps,
} from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';

import { PageHeader } from '../layout/page-head.tsx';
import styles from '../layout/parts.module.css';
import { ErrorMessage } from '../layout/error-message.tsx';
import {
  parseEntries,
  type AdPin,
  type TargetingRules,
  type CampaignData,
  type PromotedPinData,
} from './data.ts';
import { adsMessages, type AdsMessages } from './messages.ts';
import { CompactTable } from '../layout/compact-table.tsx';
import { PinChoice } from './pin-choice.tsx';
import { CAMPAIGN_FIELDS, AD_PIN_FIELDS } from './prop-rules.ts';
import { currencyProp } from '../layout/prop-rules.ts';
import { readTargeting, TargetingFields, type TargetingOffer } from './targeting-fields.tsx';

/** The props of CampaignPins. */
export type CampaignPinsProps = RootProps & {
  readonly campaign: CampaignData;
  readonly currency: string;
  readonly promoted: readonly PromotedPinData[];
  readonly offered: readonly AdPin[];
  readonly audiences: TargetingOffer['audiences'];
  /** The countries and languages by name. */
  readonly countries?: TargetingOffer['countries'] | undefined;
  readonly languages?: TargetingOffer['languages'] | undefined;
  readonly mayEdit: boolean;
  /** The numbers of the campaign, between its heading and its pins. */
  readonly report?: ReactNode;
  /** A link to the campaigns. */
  readonly back: ReactNode;
  readonly onPromote: (pinId: string, aim: TargetingRules) => Promise<void>;
  readonly onRemove: (pinId: string) => Promise<void>;
  readonly messages?: AdsMessages | undefined;
};

const CAMPAIGN_PINS_RULES = {
  campaign: shapeProp(CAMPAIGN_FIELDS),
  currency: currencyProp,
  promoted: itemsProp({
    pin: shapeProp(AD_PIN_FIELDS),
    impressions: numberProp,
    clicks: numberProp,
    spent_micro: numberProp,
  }),
  offered: itemsProp(AD_PIN_FIELDS),
  audiences: itemsProp({ id: textProp, name: textProp }),
  countries: optionalProp(itemsProp({ code: textProp, name: textProp })),
  languages: optionalProp(itemsProp({ code: textProp, name: textProp })),
  mayEdit: flagProp,
  report: nodeProp,
  back: nodeProp,
  onPromote: functionProp,
  onRemove: functionProp,
  messages: messagesProp(adsMessages),
};

/** Renders the pins of a campaign with their results, and the form that adds one with its targeting. */
export function CampaignPins(rawProps: CampaignPinsProps): ReactNode {
  const props = validProps('CampaignPins', rawProps, CAMPAIGN_PINS_RULES);
  const { campaign, currency, promoted, mayEdit, back, onRemove, messages = adsMessages } = props;
  const [hasFailed, setHasFailed] = useState(false);
  const isOver = campaign.status === 'ended';
  const remove = (id: string): void => {
    setHasFailed(false);
    onRemove(id).catch(() => setHasFailed(true));
  };
  return (
    <div data-part="campaign-pins" {...rootAttributes(props, styles.page)}>
      <PageHeader title={messages.pinsOf(campaign.name)} intro={messages.statuses[campaign.status]} />
      <div className={styles.bar} data-part="bar">
        {back}
      </div>
      {messages.statusHints[campaign.status] === '' ? null : (
        <p className={styles.hint}>{messages.statusHints[campaign.status]}</p>
      )}
      <ErrorMessage>{hasFailed ? messages.failed : null}</ErrorMessage>
      {props.report}
      {promoted.length === 0 ? (
        <EmptyState title={messages.noPins} />
      ) : (
        <CompactTable
          label={messages.pins}
          isMiddle
          isCards
          heads={[
            messages.pins,
            { numbers: messages.spent },
            { numbers: messages.impressions },
            { numbers: messages.clicks },
            mayEdit && !isOver && messages.actions,
          ]}
        >
          {promoted.map(({ pin, spent_micro: spent, impressions, clicks }) => (
            <tr key={pin.id}>
              <th scope="row">
                <span className={styles.bar} data-part="bar">
                  {pin.image ? (
                    <img
                      className={styles.thumb}
                      src={pin.image.url}
                      width={pin.image.width}
                      height={pin.image.height}
                      alt=""
                    />
                  ) : null}
                  <bdi>{pin.title ?? messages.pinChoice.untitled}</bdi>
                </span>
              </th>
              <td data-number="" data-label={messages.spent}>
                {messages.formats.money(spent, currency)}
              </td>
              <td data-number="" data-label={messages.impressions}>
                {messages.formats.count(impressions)}
              </td>
              <td data-number="" data-label={messages.clicks}>
                {messages.formats.count(clicks)}
              </td>
              {mayEdit && !isOver ? (
                <td>
                  <Button
                    size="sm"
                    aria-label={messages.of(messages.remove, pin.title ?? messages.pinChoice.untitled)}
                    onClick={() => remove(pin.id)}
                  >
                    {messages.remove}
                  </Button>
                </td>
              ) : null}
            </tr>
          ))}
        </CompactTable>
      )}
      {mayEdit && !isOver ? <PromoteForm {...props} messages={messages} /> : null}
    </div>
  );
}

function PromoteForm({
  offered,
  promoted,
  audiences,
  countries = [],
  languages = [],
  onPromote,
  messages,
}: CampaignPinsProps & { readonly messages: AdsMessages }): ReactNode {
  const [chosen, setChosen] = useState<string>();
  const [state, setState] = useState<{ readonly isSending: boolean; readonly error?: string }>({
    isSending: false,
  });
  const left = offered.filter(({ id }) => !promoted.some(({ pin }) => pin.id === id));
  if (left.length === 0) return <p className={styles.hint}>{messages.noOffered}</p>;
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (chosen === undefined) return;
    const form = new FormData(event.currentTarget);
    const of = (name: string): string => getTrimmedFormText(form, name);
    const keywords = parseEntries(of('keywords'));
    setState({ isSending: true });
    onPromote(chosen, {
      ...readTargeting(form),
      ...(keywords.length > 0 && { keywords }),
    }).then(
      () => {
        setChosen(undefined);
        setState({ isSending: false });
      },
      (error: unknown) =>
        setState({ isSending: false, error: error instanceof Error ? error.message : messages.failed }),
    );
  };
  return (
    <form
      className={styles.form}
      data-part="form"
      data-columns=""
      onSubmit={send}
      aria-label={messages.choose}
    >
      <div className={styles.wide}>
        <PinChoice
          pins={left}
          legend={messages.choose}
          chosen={chosen === undefined ? [] : [chosen]}
          onChoose={([id]) => setChosen(id)}
          messages={messages.pinChoice}
        />
      </div>
      <TargetingFields key={promoted.length} {...{ audiences, countries, languages, messages }} />
      <TextArea label={messages.keywords} name="keywords" hint={messages.keywordsHint} />
      <div className={styles.buttons} data-part="actions">
        <Button
          type="submit"
          variant="primary"
          loading={state.isSending}
          aria-disabled={chosen === undefined || undefined}
        >
          {messages.promote}
        </Button>
      </div>
      <ErrorMessage>{state.error}</ErrorMessage>
    </form>
  );
}
