import type { DemoConversation, DemoPin } from './world.ts';

/** The pin to send: the member's newest with such an image, or the one before. */
type Chosen = { readonly of: string; readonly family: DemoPin['picture']['family']; readonly nth?: number };
type Line = {
  readonly from: string;
  readonly ageDays: number;
  readonly text?: string;
  readonly pin?: Chosen;
  readonly board?: string;
};
type ConversationScript = Omit<DemoConversation, 'messages'> & { readonly messages: readonly Line[] };

const CONVERSATIONS: readonly ConversationScript[] = [
  {
    people: ['ada', 'kilnandco'],
    requestTo: [],
    unreadBy: ['ada'],
    messages: [
      {
        from: 'ada',
        ageDays: 6.2,
        text: 'Hello! Would you make six of these, or only four?',
        pin: { of: 'kilnandco', family: 'ceramics' },
      },
      {
        from: 'kilnandco',
        ageDays: 6.1,
        text: 'Six is fine. We fire in fours, so it takes two weeks longer.',
      },
      {
        from: 'ada',
        ageDays: 6,
        text: 'Two weeks is nothing. In this glaze, if you still mix it?',
        pin: { of: 'kilnandco', family: 'ceramics', nth: 1 },
      },
      {
        from: 'kilnandco',
        ageDays: 0.3,
        text: 'The first four came out of the kiln this morning, and one of them is very good.',
      },
      { from: 'kilnandco', ageDays: 0.29, text: 'Shall we keep that one for you?' },
    ],
  },
  {
    people: ['ada', 'mateo_rios', 'callum_reid'],
    requestTo: [],
    unreadBy: ['ada'],
    messages: [
      {
        from: 'ada',
        ageDays: 2.4,
        text: 'Saturday: up the long way, down the short one?',
        pin: { of: 'ada', family: 'landscape' },
      },
      { from: 'callum_reid', ageDays: 2.3, text: 'Only if somebody else carries the flask.' },
      {
        from: 'mateo_rios',
        ageDays: 1.1,
        text: 'I carry it. This is where we stop and empty it.',
        pin: { of: 'mateo_rios', family: 'landscape' },
      },
    ],
  },
  {
    people: ['zola_ndlovu', 'ada'],
    requestTo: ['ada'],
    unreadBy: ['ada'],
    messages: [
      {
        from: 'zola_ndlovu',
        ageDays: 0.6,
        text: 'Your windowsill gave me the courage to keep a fern. May I print it for our street’s newsletter?',
        pin: { of: 'ada', family: 'plants' },
      },
    ],
  },
  {
    people: ['kilnandco', 'lotte_devries'],
    requestTo: [],
    unreadBy: ['kilnandco'],
    messages: [
      {
        from: 'kilnandco',
        ageDays: 3.5,
        text: 'The autumn list, before everybody else sees it.',
        board: 'kilnandco/wholesale-preview-autumn',
      },
      {
        from: 'lotte_devries',
        ageDays: 0.8,
        text: 'The tall one, please. Twelve of it, and the wide bowl for the window.',
      },
    ],
  },
  {
    people: ['tomasz_n', 'kilnandco'],
    requestTo: ['kilnandco'],
    unreadBy: ['kilnandco'],
    messages: [
      {
        from: 'tomasz_n',
        ageDays: 1.6,
        text: 'Good evening! Do you send to Gdańsk, and does it arrive whole?',
      },
    ],
  },
];

/** Creates the conversations of demo members, with the pins they send. */
export function makeConversations(pins: readonly DemoPin[]): readonly DemoConversation[] {
  const pinOf = ({ of, family, nth = 0 }: Chosen, ageDays: number): string => {
    const newest = pins
      .filter((pin) => pin.creator === of && pin.picture.family === family && pin.ageDays > ageDays)
      .toSorted((one, other) => one.ageDays - other.ageDays);
    const pin = newest[nth];
    if (!pin)
      throw new Error(`A message sends ${family} of ${of}, who has not so many: choose other pictures.`);
    return pin.key;
  };
  return CONVERSATIONS.map(({ messages, ...rest }) => ({
    ...rest,
    messages: messages.map(({ pin, ...line }) => ({
      ...line,
      ...(pin ? { pin: pinOf(pin, line.ageDays) } : {}),
    })),
  }));
}
