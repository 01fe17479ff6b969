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
import { recordErrors } from '../testing/record-errors.ts';
import type { Canvas } from '../testing/play.ts';
import { installScenario, PortalStory, type PortalStoryProps } from '../testing/portal-story.tsx';

/** The portal, remounted on each click of the hidden button. */
function RemountablePortal(props: PortalStoryProps) {
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
  component: RemountablePortal,
  args: { at: '/list', scenario: [] },
  // The stories of each page check accessibility of these states.
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
  tags: ['screen'],
  beforeEach: installScenario,
});

interface FaultCase {
  /** The reads that fail; each one has its own Retry button. */
  readonly reads: readonly Endpoint[];
  /** Opens the dialog that sends the reads. */
  readonly opens?: (canvas: Canvas) => Promise<unknown>;
  /** Finds the content that the reads provide. */
  readonly shows: (canvas: Canvas) => unknown;
  /** Text of the empty state. A record and a table of settings have none. */
  readonly empty?: RegExp;
}

interface Context {
  readonly canvas: Canvas;
  readonly msw: StoryNetwork;
  readonly args: Partial<PortalStoryProps>;
}

const loadingIndicator = '[aria-busy="true"], :is(main, [role="dialog"]) [role="status"]:not(:empty)';

/** Opens the page with each fault, and recovers with Retry if there is one. */
const handlesEveryFault =
  ({ reads, opens, shows, empty }: FaultCase) =>
  async ({ canvas, msw, args }: Context) => {
    const consoleLines = recordErrors();
    const found: string[] = [];
    const retries = () => screen.queryAllByRole('button', { name: 'Retry' });
    const loaded = () => waitFor(() => shows(canvas));

    const expectOutcome: Record<Fault['outcome'], () => Promise<void>> = {
      shown: async () => {
        await loaded();
        await expect(retries()).toEqual([]);
      },
      loading: async () => {
        await waitFor(() => expect(document.querySelector(loadingIndicator)).not.toBeNull());
        if (empty) await expect(canvas.queryByText(empty)).toBeNull();
        await expect(retries()).toEqual([]);
      },
      failed: async () => {
        await waitFor(() => expect(retries()).toHaveLength(reads.length));
        if (empty) await expect(canvas.getAllByText(empty).length).toBeGreaterThan(0);
        msw.use(...handlersOf(args.scenario ?? []));
        for (const retry of retries()) await fireEvent.click(retry);
        await loaded();
        await waitFor(() => expect(retries()).toEqual([]));
      },
      refused: async () => {
        if (empty) await canvas.findAllByText(empty);
        await waitFor(() => expect(document.querySelector(loadingIndicator)).toBeNull());
        await waitFor(() => expect(retries()).toEqual([]));
      },
      'signed out': async () => {
        await expect(await canvas.findByRole('heading', { name: 'Session timed out' })).toBeVisible();
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
        if (opens || fault.outcome !== 'signed out') await canvas.findByRole('navigation', { name: 'Main' });
        await opens?.(canvas);
        await expectOutcome[fault.outcome]();
        const headings = () =>
          canvas
            .queryAllByRole('heading', { level: 1, hidden: opens !== undefined })
            .map((one) => one.textContent);
        await waitFor(() => expect(headings()).toEqual([expect.stringMatching(/\S/)]));
        await expect(document.body.textContent).not.toMatch(neverShown);
      } catch (error) {
        const [what = ''] = error instanceof Error ? error.message.split('\n') : [];
        found.push(`${fault.name}: ${what}`);
      }
    }
    await expect([...found, ...consoleLines()]).toEqual([]);
  };

const rows = someApplicationRows(3);

export const List = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { at: '/list', scenario: lists(rows) },
});
List.test(
  'the list handles every fault (API-087, OP-242, OP-250)',
  handlesEveryFault({
    reads: [listMyApplications],
    shows: (canvas) => canvas.getByRole('link', { name: '1147' }),
    empty: /^No Results\.$/,
  }),
);

export const AllApplications = meta.story({
  tags: ['!dev', '!autodocs', 'release'],
  args: { at: '/list/all', scenario: lists(rows, rows) },
});
AllApplications.test(
  'the list of all applications handles every fault (API-087, OP-250)',
  handlesEveryFault({
    reads: [listAllApplications],
    shows: (canvas) => canvas.getByRole('link', { name: '1147' }),
    empty: /^No Results\.$/,
  }),
);

export const Application = meta.story({
  tags: ['!dev', '!autodocs', 'release'],
  args: { at: '/application/1001', scenario: detailOf(aFilledApplicationDetail()) },
});
Application.test(
  'an application handles every fault (API-087)',
  handlesEveryFault({
    reads: [getApplication],
    shows: (canvas) => canvas.getByRole('heading', { name: 'Approval Status' }),
  }),
);

export const ApplicationCards = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { at: '/application/1001', scenario: detailOf(aFilledApplicationDetail()) },
});
ApplicationCards.test(
  'the cards of an application handle every fault, each card independently (API-087, OP-158)',
  handlesEveryFault({
    reads: [getActivityFeed, getApplicationIps, getComments],
    shows: (canvas) => canvas.getByText('203.0.113.42'),
    empty: /^No activity\.$/,
  }),
);

export const Configuration = meta.story({
  tags: ['!dev', '!autodocs', 'release'],
  args: { at: '/admin', scenario: scenario(lists(rows), configuring()) },
});
Configuration.test(
  'the configuration handles every fault (API-087)',
  handlesEveryFault({
    reads: [getAllColumns, getAllRows],
    shows: (canvas) => expect(canvas.getAllByRole('checkbox').length).toBeGreaterThan(30),
  }),
);

export const Users = meta.story({
  tags: ['!dev', '!autodocs', 'release'],
  args: { at: '/users', scenario: managingUsers() },
});
Users.test(
  'the users of the tenant handle every fault (API-087, OP-250)',
  handlesEveryFault({
    reads: [listUsers],
    shows: (canvas) => canvas.getByRole('row', { name: /Fiona Full/ }),
    empty: /^No Users\.$/,
  }),
);

export const Verifications = meta.story({
  tags: ['!dev', '!autodocs', 'release'],
  args: { at: '/verifications', scenario: scenario(verifying(), checkingIndividuals()) },
});
Verifications.test(
  'the list of verifications handles every fault (API-087, OP-250)',
  handlesEveryFault({
    reads: [listCompanyVerifications],
    shows: (canvas) => canvas.getByRole('row', { name: /V35/ }),
    empty: /^There's no /,
  }),
);

export const Verification = meta.story({
  tags: ['!dev', '!autodocs', 'release'],
  args: { at: '/verifications/V12', scenario: verifying() },
});
Verification.test(
  'a verification handles every fault (API-087)',
  handlesEveryFault({
    reads: [getVerification],
    shows: (canvas) => canvas.getByRole('heading', { name: 'Details' }),
  }),
);

export const Settings = meta.story({
  tags: ['!dev', '!autodocs', 'release'],
  args: { at: '/settings', scenario: lists(rows) },
});
Settings.test(
  'the settings handle every fault (API-087)',
  handlesEveryFault({
    reads: [getAccountInfo],
    shows: (canvas) => canvas.getByDisplayValue('fiona.full@harbour.example'),
  }),
);

const press = async (role: 'button' | 'menuitem' | 'radio', name: string) =>
  fireEvent.click(await screen.findByRole(role, { name }));

export const Sessions = meta.story({
  tags: ['!dev', '!autodocs', 'release'],
  args: { at: '/list', scenario: scenario(lists(rows), signedInAt()) },
});
Sessions.test(
  'the dialog of sessions handles every fault',
  handlesEveryFault({
    reads: [listSessions],
    opens: async () => {
      await press('button', 'Fiona Full');
      await press('menuitem', 'Sessions');
    },
    shows: () => screen.getByRole('button', { name: 'End Safari on iPhone' }),
  }),
);

export const Wizard = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { at: '/verifications', scenario: scenario(verifying(), checkingIndividuals()) },
});
Wizard.test(
  'the form of a verification handles every fault (API-087, WIZ-004, OP-250)',
  handlesEveryFault({
    reads: [getVerificationForm],
    opens: async () => {
      await press('button', 'Individual');
      await press('button', 'New');
    },
    shows: () => screen.getByRole('radio', { name: 'Individual Screening' }),
  }),
);

export const OneUnauthorised = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    at: '/application/1001',
    scenario: scenario(
      detailOf(aFilledApplicationDetail()),
      errorResponse(getComments, 401, 'Traceback of the server'),
    ),
  },
});
OneUnauthorised.test('one 401 among many successful responses ends the session', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Session timed out' })).toBeVisible();
  await expect(canvas.queryByRole('navigation')).toBeNull();
});

export const PermissionRevoked = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { at: '/list', scenario: lists(rows) },
});
PermissionRevoked.test(
  'hides data that were already shown when the server answers 403',
  async ({ canvas, msw }) => {
    await canvas.findByRole('link', { name: '1147' });
    msw.use(errorResponse(listMyApplications, 403, 'Traceback of the server').handler);
    await press('button', 'Refresh');
    await canvas.findByText('No Results.');
    await expect(canvas.queryByRole('link', { name: '1147' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    await expect(document.body.textContent).not.toMatch(neverShown);
  },
);
