import { pinEditPath } from '@pegboard/routes';
import { AI_MEDIA_SOURCE_TYPES, isAd, isSafeLink } from '@pegboard/types';
import { Button, Modal, Spinner } from '@pegboard/ui';
import { lazy, Suspense, use, type ReactNode } from 'react';
import { PinFactsDocument, type PinFactsQuery } from '../../data/generated/graphql.ts';
import { useQuery } from '../../data/use-query.ts';
import { pinFactsTexts as enUsPinFacts } from '../../messages/en-us-pin-facts.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { WhyAdContext } from '../ads/ad-explanation-context.ts';
import type { AboutSubject, MemberFeedback } from './feedback-context.ts';
import { Link } from '../links/link.tsx';
import { formatUtcDay } from '../reports/report-format.ts';
import styles from './pin-facts-dialog.module.css';
import { shownReason, type ShownReason } from './shown-reason.ts';

const SeeFewerAi = lazy(() => import('./see-fewer-ai.tsx'));

type Facts = Extract<PinFactsQuery['result'], { __typename: 'PinData' }>['data'];
type DialogProps = {
  readonly subject: AboutSubject;
  readonly feedback: MemberFeedback;
  readonly onClose: () => void;
};

/**
 * Renders the dialog about a pin (BY-13): the reason it is shown, whether it is an ad, whether it is made with AI, and the state of its link,
 * each with its actions.
 */
export default function PinFactsDialog(props: DialogProps): ReactNode {
  const texts = useTexts('pinFacts', enUsPinFacts);
  return (
    <Modal
      title={texts.title}
      size="sm"
      narrow="sheet"
      onClose={props.onClose}
      messages={{ close: texts.close }}
    >
      <Suspense fallback={<Spinner label={texts.loading} />}>
        <FactList {...props} />
      </Suspense>
    </Modal>
  );
}

function FactList(props: DialogProps): ReactNode {
  const texts = useTexts('pinFacts', enUsPinFacts);
  const { errors } = useTexts('site', enUs);
  const result = useQuery(PinFactsDocument, { pin: props.subject.pinId })?.result;
  if (!result) return <p role="alert">{errors.failed}</p>;
  if (result.__typename !== 'PinData') return <p>{texts.notFound}</p>;
  const { data } = result;
  return (
    <dl className={styles.facts}>
      <WhyShown facts={data} {...props} />
      <AdFact facts={data} {...props} />
      <AiFact facts={data} {...props} />
      <LinkFact facts={data} {...props} />
    </dl>
  );
}

type FactProps = DialogProps & { readonly facts: Facts };

/** Returns whether a pin is shown as an ad: as its card says, otherwise as the server does. */
function isShownAsAd({ facts, subject }: FactProps): boolean {
  return subject.pin ? isAd(subject.pin) : facts.isPromoted && !facts.isDownstreamPromotion;
}

function WhyShown(props: FactProps): ReactNode {
  const texts = useTexts('pinFacts', enUsPinFacts);
  const { facts, subject, feedback, onClose } = props;
  const query = new URLSearchParams(location.search).get('q');
  const reason = shownReason({ ...facts, isAd: isShownAsAd(props) }, subject.surface, query);
  const { pin, surface } = subject;
  const canHide = pin !== undefined && !facts.access.includes('write');
  return (
    <Fact heading={texts.why} text={reasonText(reason, texts)}>
      {canHide ? (
        <Button
          size="sm"
          onClick={() => {
            onClose();
            feedback.hide(pin, { surface });
          }}
        >
          {texts.seeFewer}
        </Button>
      ) : null}
    </Fact>
  );
}

function reasonText(reason: ShownReason, texts: typeof enUsPinFacts): string {
  return 'name' in reason ? texts.namedReasons[reason.kind](reason.name) : texts.reasons[reason.kind];
}

function AdFact(props: FactProps): ReactNode {
  const texts = useTexts('pinFacts', enUsPinFacts);
  const ask = use(WhyAdContext);
  const { facts, subject, feedback, onClose } = props;
  const { pin, surface } = subject;
  const isPaid = isShownAsAd(props);
  const promoter = facts.promoter?.fullName || facts.promoter?.username;
  return (
    <Fact heading={texts.ad} text={isPaid ? (promoter ? texts.paidBy(promoter) : texts.paid) : texts.notPaid}>
      {isPaid && pin && ask ? (
        <Button
          size="sm"
          onClick={() => {
            onClose();
            ask({
              pin,
              onHide: () => feedback.hide(pin, { surface }),
              onReport: () => feedback.open({ kind: 'report', subject: { kind: 'pin', id: pin.id } }),
            });
          }}
        >
          {texts.whyAd}
        </Button>
      ) : null}
    </Fact>
  );
}

const AI_CODES = new Set<number>(Object.values(AI_MEDIA_SOURCE_TYPES));

function AiFact({ facts, feedback }: FactProps): ReactNode {
  const texts = useTexts('pinFacts', enUsPinFacts);
  const isAi = AI_CODES.has(facts.digitalMediaSourceType ?? 0);
  const report = (): void => feedback.open({ kind: 'report', subject: { kind: 'pin', id: facts.entityId } });
  return (
    <Fact heading={texts.ai} text={isAi ? texts.madeWithAi : texts.noAiLabel}>
      {isAi ? (
        <Suspense>
          <SeeFewerAi />
        </Suspense>
      ) : null}
      {facts.access.includes('write') ? (
        <Link to={pinEditPath(facts.entityId)}>{texts.editLabel}</Link>
      ) : (
        <Button size="sm" variant="ghost" onClick={report}>
          {texts.reportLabel}
        </Button>
      )}
    </Fact>
  );
}

function LinkFact({ facts, feedback }: FactProps): ReactNode {
  const texts = useTexts('pinFacts', enUsPinFacts);
  const locale = useLocale();
  const { link, linkState, access, entityId } = facts;
  if (!link || !linkState) return <Fact heading={texts.link} text={texts.noLink} />;
  const { safety, availability, checkedAt } = linkState;
  const checked = checkedAt ? texts.checkedOn(formatUtcDay(checkedAt, locale)) : texts.unchecked;
  const isGone = availability === 'gone';
  const report = (): void => feedback.open({ kind: 'report', subject: { kind: 'pin', id: entityId } });
  return (
    <Fact
      heading={texts.link}
      text={`${texts.safety[safety]} ${texts.availability[availability]} ${checked}`}
      state={safety === 'warning' || isGone ? 'warning' : undefined}
    >
      {isGone && isSafeLink(link) ? (
        <a href={`https://web.archive.org/web/2/${link}`} target="_blank" rel="noopener noreferrer nofollow">
          {texts.archive}
        </a>
      ) : null}
      {access.includes('write') ? (
        <Link to={pinEditPath(entityId)}>{texts.editLink}</Link>
      ) : (
        <Button size="sm" variant="ghost" onClick={report}>
          {texts.reportLink}
        </Button>
      )}
    </Fact>
  );
}

function Fact(props: {
  readonly heading: string;
  readonly text: string;
  readonly state?: 'warning' | undefined;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <div>
      <dt>{props.heading}</dt>
      <dd data-state={props.state}>{props.text}</dd>
      {props.children ? <dd className={styles.actions}>{props.children}</dd> : null}
    </div>
  );
}
