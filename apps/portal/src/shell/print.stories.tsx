import { aFilledApplicationDetail, detailOf } from '@portal/api/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../testing/portal-story.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/Print',
  component: PortalStory,
  args: { at: '/application/1001?from=all', scenario: detailOf(aFilledApplicationDetail()) },
  beforeEach: installScenario,
  parameters: { layout: 'fullscreen' },
});

/** Shows one application as printed, with tenant, time and user at the top. */
export const Application = meta.story({});
Application.test('prints the tenant, the time of printing and the user’s name', async ({ canvas }) => {
  const head = await canvas.findByText('21 Nov 2026 09:30 · Fiona Full');
  await expect(head.parentElement).toHaveTextContent('Harbour Trust · Applications / 1001');
  await expect(head).not.toBeVisible();
});

/** Shows the reports as printed. */
export const Reports = meta.story({ args: { at: '/reports' } });
