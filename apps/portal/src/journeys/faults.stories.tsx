import {
  getAccountInfo,
  getActivityFeed,
  getAllColumns,
  getAllRows,
  getApplication,
  getApplicationIps,
  getComments,
  getVerification,
  getVerificationForm,
  listAllApplications,
  listCompanyVerifications,
  listMyApplications,
  listSessions,
  listUsers,
  type Endpoint,
} from '@portal/api/contract';
import {
  aFilledApplicationDetail,
  checkingIndividuals,
  configuring,
  detailOf,
  handlersOf,
  lists,
  managingUsers,
  scenario,
  errorResponse,
  signedInAt,
  someApplicationRows,
  verifying,
} from '@portal/api/mocks';
import { useState } from 'react';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import type { StoryNetwork } from '../../../../.storybook/decorators/network.ts';
import preview from '../../../../.storybook/preview.tsx';
import { faults, neverShown, type Fault } from '../testing/faults.ts';
import { fewColumns } from '../testing/few-columns.ts';
import { listen } from '../testing/listen.ts';
import type { Canvas } from '../testing/play.ts';
import { installScenario, PortalStory, type PortalStoryProps } from '../testing/portal-story.tsx';

/** The portal, opened anew as often as it is asked for. */
function OpenedAgain(props: PortalStoryProps) {
  const [time, setTime] = useState(0);
  return (
    <>
      <button hidden data-testid="open again" onClick={() => setTime(time + 1)} />
      <PortalStory key={time} {...props} />
    </>
  );
}

const meta = preview.meta({
  title: 'Journeys/Faults',
  component: OpenedAgain,
  args: { at: '/list', scenario: [] },
  // Each look of each page is looked at in the page's own stories.
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
  tags: ['screen'],
  beforeEach: installScenario,
});

interface Walked {
  /** The reads that have a fault; what each is for has a Retry of its own. */
  readonly reads: readonly Endpoint[];
  /** What reads them, where that is a dialog. */
  readonly opens?: (canvas: Canvas) => Promise<unknown>;
  /** What is there once they are answered. */
  readonly shows: (canvas: Canvas) => unknown;
  /** What stands there where they are answered with nothing; a record and a table of settings never are. */
  readonly empty?: RegExp;
}

interface Context {
  readonly canvas: Canvas;
  readonly msw: StoryNetwork;
  readonly args: Partial<PortalStoryProps>;
}

const onItsWay = '[aria-busy="true"], :is(main, [role="dialog"]) [role="status"]:not(:empty)';

/** Milliseconds that a look may take on a busy machine. */
const patience = { timeout: 4_000 };

/** Sends each fault through the page, and returns to it by Retry where there is one. */
const standsEveryFault =
  ({ reads, opens, shows, empty }: Walked) =>
  async ({ canvas, msw, args }: Context) => {
    const said = listen();
    const found: string[] = [];
    const retries = () => screen.queryAllByRole('button', { name: 'Retry' });
    const loaded = () => waitFor(() => shows(canvas), patience);

    const meets: Record<Fault['outcome'], () => Promise<void>> = {
      shown: async () => {
        await loaded();
        await expect(retries()).toEqual([]);
      },
      loading: async () => {
        await waitFor(() => expect(document.querySelector(onItsWay)).not.toBeNull(), patience);
        if (empty) await expect(canvas.queryByText(empty)).toBeNull();
        await expect(retries()).toEqual([]);
      },
      failed: async () => {
        await waitFor(() => expect(retries()).toHaveLength(reads.length), patience);
        if (empty) await expect(canvas.getAllByText(empty).length).toBeGreaterThan(0);
        msw.use(...handlersOf(args.scenario ?? []));
        for (const retry of retries()) await fireEvent.click(retry);
        await loaded();
        await waitFor(() => expect(retries()).toEqual([]), patience);
      },
      refused: async () => {
        if (empty) await canvas.findAllByText(empty, undefined, patience);
        await waitFor(() => expect(document.querySelector(onItsWay)).toBeNull(), patience);
        await waitFor(() => expect(retries()).toEqual([]), patience);
      },
      'signed out': async () => {
        await expect(
          await canvas.findByRole('heading', { name: 'Session timed out' }, patience),
        ).toBeVisible();
        await expect(canvas.queryByRole('navigation')).toBeNull();
      },
    };

    for (const fault of faults) {
      msw.resetHandlers();
      const broken = (args.scenario ?? []).map((mock) =>
        reads.includes(mock.endpoint) ? fault.of(mock) : mock,
      );
      msw.use(...handlersOf(broken));
      await fireEvent.click(canvas.getByTestId('open again'));
      try {
        if (opens || fault.outcome !== 'signed out')
          await canvas.findByRole('navigation', { name: 'Main' }, patience);
        await opens?.(canvas);
        await meets[fault.outcome]();
        const headings = () =>
          canvas
            .queryAllByRole('heading', { level: 1, hidden: opens !== undefined })
            .map((one) => one.textContent);
        await waitFor(() => expect(headings()).toEqual([expect.stringMatching(/\S/)]), patience);
        await expect(document.body.textContent).not.toMatch(neverShown);
      } catch (error) {
        const [what = ''] = error instanceof Error ? error.message.split('\n') : [];
        found.push(`${fault.name}: ${what}`);
      }
    }
    await expect([...found, ...said()]).toEqual([]);
  };

const rows = someApplicationRows(3);

export const List = meta.story({ args: { at: '/list', scenario: scenario(lists(rows), fewColumns) } });
List.test(
  'the list stands every fault (API-087, OP-242, OP-250)',
  standsEveryFault({
    reads: [listMyApplications],
    shows: (canvas) => canvas.getByRole('link', { name: '1147' }),
    empty: /^No Results\.$/,
  }),
);

export const AllApplications = meta.story({
  args: { at: '/list/all', scenario: scenario(lists(rows, rows), fewColumns) },
});
AllApplications.test(
  'the list of all stands every fault (API-087, OP-250)',
  standsEveryFault({
    reads: [listAllApplications],
    shows: (canvas) => canvas.getByRole('link', { name: '1147' }),
    empty: /^No Results\.$/,
  }),
);

export const Application = meta.story({
  args: { at: '/application/1001', scenario: detailOf(aFilledApplicationDetail()) },
});
Application.test(
  'an application stands every fault (API-087)',
  standsEveryFault({
    reads: [getApplication],
    shows: (canvas) => canvas.getByRole('heading', { name: 'Approval Status' }),
  }),
);

export const ApplicationBeside = meta.story({
  args: { at: '/application/1001', scenario: detailOf(aFilledApplicationDetail()) },
});
ApplicationBeside.test(
  'what an application’s cards read by themselves stands every fault, and each card alone (API-087, OP-158)',
  standsEveryFault({
    reads: [getActivityFeed, getApplicationIps, getComments],
    shows: (canvas) => canvas.getByText('203.0.113.42'),
    empty: /^No activity\.$/,
  }),
);

export const Configuration = meta.story({
  args: { at: '/admin', scenario: scenario(lists(rows), fewColumns, configuring()) },
});
Configuration.test(
  'the configuration stands every fault (API-087)',
  standsEveryFault({
    reads: [getAllColumns, getAllRows],
    shows: (canvas) => expect(canvas.getAllByRole('checkbox').length).toBeGreaterThan(30),
  }),
);

export const People = meta.story({ args: { at: '/users', scenario: managingUsers() } });
People.test(
  'the people of the tenant stand every fault (API-087, OP-250)',
  standsEveryFault({
    reads: [listUsers],
    shows: (canvas) => canvas.getByRole('row', { name: /Fiona Full/ }),
    empty: /^No Users\.$/,
  }),
);

export const Verifications = meta.story({
  args: { at: '/verifications', scenario: scenario(verifying(), checkingIndividuals()) },
});
Verifications.test(
  'the verifications stand every fault (API-087, OP-250)',
  standsEveryFault({
    reads: [listCompanyVerifications],
    shows: (canvas) => canvas.getByRole('row', { name: /V35/ }),
    empty: /^There's no /,
  }),
);

export const Verification = meta.story({ args: { at: '/verifications/V12', scenario: verifying() } });
Verification.test(
  'one verification stands every fault (API-087)',
  standsEveryFault({
    reads: [getVerification],
    shows: (canvas) => canvas.getByRole('heading', { name: 'Details' }),
  }),
);

export const Settings = meta.story({ args: { at: '/settings', scenario: lists(rows) } });
Settings.test(
  'the settings stand every fault (API-087)',
  standsEveryFault({
    reads: [getAccountInfo],
    shows: (canvas) => canvas.getByDisplayValue('fiona.full@harbour.example'),
  }),
);

const press = async (role: 'button' | 'menuitem' | 'radio', name: string) =>
  fireEvent.click(await screen.findByRole(role, { name }, patience));

export const Sessions = meta.story({
  args: { at: '/list', scenario: scenario(lists(rows), fewColumns, signedInAt()) },
});
Sessions.test(
  'where the person is signed in stands every fault',
  standsEveryFault({
    reads: [listSessions],
    opens: async () => {
      await press('button', 'Fiona Full');
      await press('menuitem', 'Sessions');
    },
    shows: () => screen.getByRole('button', { name: 'End Safari on iPhone' }),
  }),
);

export const Wizard = meta.story({
  args: { at: '/verifications', scenario: scenario(verifying(), checkingIndividuals()) },
});
Wizard.test(
  'the kinds of verification stand every fault (API-087, WIZ-004, OP-250)',
  standsEveryFault({
    reads: [getVerificationForm],
    opens: async () => {
      await press('button', 'Individual');
      await press('button', 'New');
    },
    shows: () => screen.getByRole('radio', { name: 'Individual Screening' }),
  }),
);

export const OneOfMany = meta.story({
  args: {
    at: '/application/1001',
    scenario: scenario(
      detailOf(aFilledApplicationDetail()),
      errorResponse(getComments, 401, 'Traceback of the server'),
    ),
  },
});
OneOfMany.test('one refusal among many answers ends the session', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Session timed out' }, patience)).toBeVisible();
  await expect(canvas.queryByRole('navigation')).toBeNull();
});

export const TakenAway = meta.story({
  args: { at: '/list', scenario: scenario(lists(rows), fewColumns) },
});
TakenAway.test(
  'what was read is not shown any longer once the right to it is taken away',
  async ({ canvas, msw }) => {
    await canvas.findByRole('link', { name: '1147' }, patience);
    msw.use(errorResponse(listMyApplications, 403, 'Traceback of the server').handler);
    await press('button', 'Refresh');
    await canvas.findByText('No Results.', undefined, patience);
    await expect(canvas.queryByRole('link', { name: '1147' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    await expect(document.body.textContent).not.toMatch(neverShown);
  },
);
