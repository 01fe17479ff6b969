import { triggerIntegration } from '@portal/api/contract';
import {
  anApplicationDetail,
  networkError,
  detailOf,
  guidOf,
  integrating,
  mock,
  recorded,
  scenario,
} from '@portal/api/mocks';
import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../../testing/portal-story.tsx';
import type { Play } from '../../../../testing/play.ts';

const longName = `Send to the ${'very '.repeat(30)}long-named registry of units`;
const complete = anApplicationDetail({
  ApplicationId: 1001,
  Status: 'Complete',
  IsComplete: true,
  ApiItems: [
    { ApiName: 'Registry', DisplayName: longName },
    { ApiName: 'Crm', DisplayName: 'Send to CRM' },
  ],
});

const meta = preview.meta({
  title: 'Screens/Applications/Actions/Integrating',
  component: PortalStory,
  args: { at: '/application/1001?from=all', scenario: scenario(detailOf(complete), integrating()) },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const open = (name: string) => async (play: Play) => {
  await play.userEvent.click(await play.canvas.findByRole('button', { name: 'Actions' }));
  await play.userEvent.click(await screen.findByRole('menuitem', { name }));
  await screen.findByRole('dialog', { name: 'Confirm Action' });
};
const dialog = () => within(screen.getByRole('dialog'));
const confirm = (play: Play) => play.userEvent.click(dialog().getByRole('button', { name: 'Confirm' }));
const answering = (ErrorNo: number, Message: string) =>
  mock(triggerIntegration, { body: { ApplicationGuid: '', ApiName: '' } }, { ErrorNo, Message });

/** Shown before a user triggers an integration with a long name. */
export const Default = meta.story({
  tags: ['state:action.integration.opened'],
  play: open(longName),
});
Default.test(
  'shows the full name of the integration, however long it is (ACT-027, ACT-029, OP-141)',
  async () => {
    await expect(dialog().getByText(longName)).toBeVisible();
    const { scrollWidth, clientWidth } = screen.getByRole('dialog');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
);

/** Shows the open Actions menu with one entry for each integration. */
export const SeveralIntegrations = meta.story({
  tags: ['release'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }));
  },
});
SeveralIntegrations.test('each integration has its own menu entry (ACT-027, OP-113, PERM-023)', async () => {
  for (const name of [longName, 'Send to CRM'])
    await expect(await screen.findByRole('menuitem', { name })).toBeVisible();
});

/** Shown after the integration accepted the application. */
export const Succeeded = meta.story({
  tags: ['state:action.integration.success'],
  play: async (play) => {
    await open('Send to CRM')(play);
    const call = recorded(answering(0, 'Send to CRM was accepted for application 1001.'));
    play.msw.use(call.handler);
    await confirm(play);
    await dialog().findByText('Send to CRM was accepted for application 1001.');
    await expect(call.requests.map(({ body }) => body)).toEqual([
      { ApplicationGuid: guidOf(1001), ApiName: 'Crm' },
    ]);
  },
});
Succeeded.test("shows the server's message as a success (ACT-030, ACT-031, ERR-019)", async () => {
  const banner = dialog().getByText('Send to CRM was accepted for application 1001.');
  await expect(banner.closest('[data-tone]')).toHaveAttribute('data-tone', 'success');
});

/** Shown when the integration rejected the application. */
export const Refused = meta.story({
  tags: ['state:action.integration.refused', 'release'],
  play: async (play) => {
    await open('Send to CRM')(play);
    play.msw.use(answering(5, 'Send to CRM was refused for application 1001.').handler);
    await confirm(play);
    await dialog().findByText('Send to CRM was refused for application 1001.');
  },
});
Refused.test("shows the server's message as an error (ACT-032, ERR-019)", async () => {
  const banner = dialog().getByText('Send to CRM was refused for application 1001.');
  await expect(banner.closest('[data-tone]')).toHaveAttribute('data-tone', 'danger');
});

/** Shown when the connection broke before the server responded. */
export const ConnectionLost = meta.story({
  tags: ['release'],
  args: { scenario: scenario(detailOf(complete), networkError(triggerIntegration)) },
  play: async (play) => {
    await open('Send to CRM')(play);
    await confirm(play);
  },
});
ConnectionLost.test("says 'An unknown error occurred.' (ACT-033, ERR-018)", async () => {
  const banner = await dialog().findByText('An unknown error occurred.');
  await expect(banner.closest('[data-tone]')).toHaveAttribute('data-tone', 'danger');
});

/** Shows the Actions menu of an incomplete application, which offers no integration. */
export const Incomplete = meta.story({
  args: {
    scenario: scenario(detailOf({ ...complete, Status: 'Primary edit', IsComplete: false }), integrating()),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }));
    await screen.findByRole('menuitem', { name: 'Assignee' });
  },
});
Incomplete.test('an incomplete application offers no integration (ACT-028)', async () => {
  await expect(screen.queryByRole('menuitem', { name: 'Send to CRM' })).toBeNull();
});
