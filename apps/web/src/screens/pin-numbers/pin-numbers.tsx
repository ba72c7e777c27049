import {
  formatViewSearch,
  parseView,
  PinNumbers,
  pinNumbersMessages,
  type DashboardView,
  type PinNumbersProps,
} from '@pegboard/business-dashboard/dashboard';
import { routePath } from '@pegboard/routes';
import { buttonAttributes } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLoaderData, useNavigate, useNavigation, useParams, type LoaderFunctionArgs } from 'react-router';
import { CreateMenuDocument, PinSaidDocument } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { useQuery } from '../../data/use-query.ts';
import { readForScreen } from '../../features/business/business-data.ts';
import { Link } from '../../features/links/link.tsx';
import { getPinParam, PinPreviewLink } from '../../features/pin-preview/pin-preview-link.tsx';
import { messages as enUs } from '../../messages/en-us.ts';
import { pinNumbersTexts as enUsPinNumbers } from '../../messages/en-us-pin.ts';
import { useTexts } from '../../messages/language.ts';
import styles from './pin-numbers.module.css';

type Loaded = {
  readonly view: DashboardView;
  readonly today: string;
  readonly data: PinNumbersProps['data'];
};

/** Loads the numbers of a Pin of the viewer, for the days in the address. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const today = new Date().toISOString().slice(0, 10);
  const view = parseView(new URL(args.request.url).searchParams, today);
  const variables = getPinParam(args.params['slug']);
  const { from, to } = view;
  const answers = args.context.get(answersContext);
  const [{ data }] = await Promise.all([
    readForScreen(args, 'PinNumbers', { pin_id: variables.pin, from, to }),
    answers.ask(PinSaidDocument, variables),
    answers.ask(CreateMenuDocument, {}),
  ]);
  return { view, today, data: data as Loaded['data'] };
}

/** Renders the numbers of a Pin for its creator, with the way to promote it for businesses (BD-05). */
export function Component(): ReactNode {
  const { view, today, data } = useLoaderData<Loaded>();
  const result = useQuery(PinSaidDocument, getPinParam(useParams()['slug']))?.result;
  const isBusiness = useQuery(CreateMenuDocument, {})?.viewer?.user.businessCategory != null;
  const site = useTexts('site', enUs);
  const texts = useTexts('pinNumbers', enUsPinNumbers);
  const messages = useTexts('pinNumbersMessages', pinNumbersMessages);
  const navigate = useNavigate();
  const navigation = useNavigation();
  if (result?.__typename !== 'PinData') return null;
  const { data: pin } = result;
  return (
    <div className={styles.page}>
      <title>{site.title(messages.title)}</title>
      <meta name="robots" content="noindex" />
      <PinNumbers
        data={data}
        view={view}
        today={today}
        messages={messages}
        isLoading={navigation.state === 'loading'}
        onView={(next) => void navigate(`?${formatViewSearch(next)}`, { preventScrollReset: true })}
      >
        <div className={styles.pin}>
          <PinPreviewLink pin={pin} />
          {isBusiness ? (
            <Link
              to={`${routePath('quickPromote')}?pin=${pin.entityId}`}
              {...buttonAttributes({ variant: 'primary' })}
            >
              {texts.promote}
            </Link>
          ) : null}
        </div>
      </PinNumbers>
    </div>
  );
}
