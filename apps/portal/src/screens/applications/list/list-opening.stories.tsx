import { getApplication } from '@portal/api/contract';
import { recorded, scenario, someApplicationRows } from '@portal/api/mocks';
import { expect, fireEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { openable } from '../../../testing/openable.ts';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';

/** Records the requests for applications, separately for each story. */
function watched() {
  const open = openable(someApplicationRows(12));
  const call = open.find(({ endpoint }) => endpoint === getApplication);
  if (!call) throw new Error('No application can be opened.');
  const asked = recorded(call);
  return { asked, scenario: scenario(open, asked) };
}

const network = watched();

const meta = preview.meta({
  title: 'Screens/Applications/List/Opening',
  component: PortalStory,
  args: { at: '/list/all', scenario: network.scenario },
  beforeEach: (context) => {
    network.asked.requests.length = 0;
    return installScenario(context);
  },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
});

const idsAsked = () => network.asked.requests.map(({ params }) => params['id']);

export const Default = meta.story({ tags: ['!dev', '!autodocs'] });
Default.test('prefetches an application when the pointer rests on its row', async ({ canvas, userEvent }) => {
  const link = await canvas.findByRole('link', { name: '1145' });
  await expect(idsAsked()).toEqual([]);
  await userEvent.hover(link.closest('tr') as HTMLElement);
  await waitFor(() => expect(idsAsked()).toEqual(['1145']));
  await userEvent.click(link);
  await canvas.findByRole('heading', { level: 1, name: '[1145]' });
  await expect(idsAsked()).toEqual(['1145']);
});
Default.test('prefetches an application when the focus rests on its link', async ({ canvas, userEvent }) => {
  const link = await canvas.findByRole('link', { name: '1146' });
  link.focus();
  await waitFor(() => expect(idsAsked()).toEqual(['1146']));
  await userEvent.keyboard('{Enter}');
  await canvas.findByRole('heading', { level: 1, name: '[1146]' });
  await expect(idsAsked()).toEqual(['1146']);
});
Default.test('does not prefetch when the pointer only passes over rows, nor on touch', async ({ canvas }) => {
  const rowOf = (id: string) => canvas.getByRole('link', { name: id }).closest('tr') as HTMLElement;
  await canvas.findByRole('link', { name: '1147' });
  for (const id of ['1147', '1146', '1144']) await fireEvent.pointerOver(rowOf(id), { pointerType: 'mouse' });
  await fireEvent.pointerOver(rowOf('1143'), { pointerType: 'touch' });
  await waitFor(() => expect(idsAsked()).toEqual(['1144']));
});
