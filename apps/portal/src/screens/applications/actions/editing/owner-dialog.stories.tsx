import { getApplication, listOwners, updateOwner } from '@portal/api/contract';
import {
  detailOf,
  editing,
  guidOf,
  handlersOf,
  mock,
  recorded,
  errorResponse,
  scenario,
  noResponse,
} from '@portal/api/mocks';
import { expect, screen, waitFor } from 'storybook/test';
import { discard } from '../../../../testing/play.ts';
import preview from '../../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../../testing/portal-story.tsx';
import type { Play } from '../../../../testing/play.ts';
import { begin, dialog, press } from '../action-steps.ts';
import { expectDisabled } from './edit-steps.ts';

const guid = guidOf(1001);
const network = scenario(detailOf(), editing());

const meta = preview.meta({
  title: 'Screens/Applications/Edit Owner dialog',
  component: PortalStory,
  args: { at: '/application/1001?from=all', scenario: network },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const open = async (play: Play) => {
  await begin('Edit Owner')(play);
  await dialog().findAllByRole('radio');
};
const choose = async (play: Play) => {
  await open(play);
  await play.userEvent.click(dialog().getByRole('radio', { name: 'Fiona Full' }));
};
const save = async (play: Play) => {
  await choose(play);
  await press('Save', play);
};
const answering = (reply: { ErrorNo: number; Message?: string }) =>
  mock(updateOwner, { params: { guid }, body: { NewOwnerId: 'P-FULL' } }, reply);

/** Shows the dialog with the saved owner selected. */
export const Default = meta.story({ tags: ['state:action.owner.untouched'], play: open });
Default.test(
  'lists the owners with the saved one selected; Save is disabled (ACT-091, ACT-092)',
  async () => {
    const names = dialog().getAllByRole('radio');
    await expect(names.map((radio) => radio.getAttribute('aria-label'))).toEqual([
      'Fiona Full',
      'Priya Raman',
    ]);
    await expect(dialog().getByRole('radio', { name: 'Priya Raman' })).toBeChecked();
    await expectDisabled(dialog(), 'Save');
    dialog().getByRole('button', { name: 'Save' }).focus();
    await waitFor(() =>
      expect(dialog().getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
        'Priya Raman is the owner already.',
      ),
    );
  },
);
Default.test(
  'starts with the saved owner each time; Escape sends no request (ACT-001, ACT-114)',
  async (play) => {
    const call = recorded(answering({ ErrorNo: 0 }));
    play.msw.use(call.handler);
    await play.userEvent.click(dialog().getByRole('radio', { name: 'Fiona Full' }));
    await expect(dialog().getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled');
    await play.userEvent.keyboard('{Escape}');
    await discard(play);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(play.canvas.getByRole('button', { name: 'Actions' })).toHaveFocus();
    await open(play);
    await expect(dialog().getByRole('radio', { name: 'Priya Raman' })).toBeChecked();
    await expect(call.requests).toEqual([]);
  },
);

/** Shown while the new owner is being saved. */
export const Saving = meta.story({
  args: { scenario: scenario(network, noResponse(updateOwner)) },
  tags: ['state:action.owner.saving'],
  play: save,
});
Saving.test('is busy, and every button is disabled (ACT-092, ACT-093)', async () => {
  await expect(dialog().getByRole('status')).toHaveTextContent('Saving');
  await expectDisabled(dialog(), 'Save', 'Cancel');
  for (const radio of dialog().getAllByRole('radio')) await expect(radio).toBeDisabled();
});

/** Shows the application after its owner was changed. */
export const Saved = meta.story({
  tags: ['state:action.owner.saved'],
  play: async (play) => {
    await choose(play);
    play.msw.use(...handlersOf([noResponse(getApplication)]));
    await press('Save', play);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
Saved.test('shows the new owner without a refetch (ACT-094)', async ({ canvas }) => {
  await expect(canvas.getByText('Owner', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    'Fiona Full',
  );
});

export const Sent = meta.story({ tags: ['!dev', '!autodocs'], play: choose });
Sent.test('sends the id of the owner (ACT-093, OP-137)', async (play) => {
  const call = recorded(answering({ ErrorNo: 0 }));
  play.msw.use(call.handler);
  await press('Save', play);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(call.requests.map(({ params, body }) => [params['guid'], body])).toEqual([
    [guid, { NewOwnerId: 'P-FULL' }],
  ]);
});

/** Shown when the server rejected the new owner. */
export const Refused = meta.story({
  args: {
    scenario: scenario(network, answering({ ErrorNo: 1, Message: 'The chosen owner cannot be found.' })),
  },
  tags: ['state:action.owner.refused', 'release'],
  play: async (play) => {
    await save(play);
    await dialog().findByRole('alert');
  },
});
Refused.test('shows the reason in the server’s words and keeps the choice (ACT-002)', async () => {
  await expect(dialog().getByRole('alert')).toHaveTextContent('The chosen owner cannot be found.');
  await expect(dialog().getByRole('radio', { name: 'Fiona Full' })).toBeChecked();
  await expect(dialog().getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled');
});

/** Shown when the list of owners could not be loaded. */
export const OwnersFailed = meta.story({
  tags: ['release'],
  args: { scenario: scenario(network, errorResponse(listOwners, 500)) },
  play: begin('Edit Owner'),
});
OwnersFailed.test('offers Retry to load the owners again', async (play) => {
  const retry = await dialog().findByRole('button', { name: 'Retry' });
  play.msw.use(...handlersOf(network));
  await play.userEvent.click(retry);
  await expect(await dialog().findByRole('radio', { name: 'Fiona Full' })).toBeVisible();
});
