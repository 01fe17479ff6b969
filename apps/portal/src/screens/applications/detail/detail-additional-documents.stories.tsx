import { anApplicationDetail, detailOf } from '@portal/api/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { card, headsOfTable, rowsOfTable } from './detail-steps.ts';

const longName = `${'Certified extract of the register of members, '.repeat(6)}page by page`;

const meta = preview.meta({
  title: 'Screens/Applications/Detail/Additional Documents',
  component: PortalStory,
  args: {
    at: '/application/1001?from=all',
    scenario: detailOf(
      anApplicationDetail({
        OutstandingDocuments: [
          { Name: 'Certified trust deed', ActionRequired: 'Upload <b>all</b> pages, schedule included.' },
          { Name: longName, ActionRequired: null },
        ],
      }),
    ),
  },
  beforeEach: installScenario,
  parameters: { layout: 'fullscreen', picture: { role: 'region', name: 'Additional Documents' } },
  tags: ['screen'],
});

/** Shown when documents of the application are outstanding. */
export const Default = meta.story({ tags: ['state:detail.additional-documents.populated'] });
Default.test(
  'lists the outstanding documents and the action that each requires (DETAIL-061)',
  async ({ canvas }) => {
    const documents = await card(canvas, 'Additional Documents');
    await expect(headsOfTable(documents)).toEqual(['Document', 'Action Required']);
    await expect((await documents.findByText('all')).tagName).toBe('B');
    await expect(rowsOfTable(documents)).toEqual([
      ['Certified trust deed', 'Upload all pages, schedule included.'],
      [longName, ''],
    ]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
);

/** Shown when no document is outstanding. */
export const Empty = meta.story({ args: { scenario: detailOf() } });
Empty.test('says that no document is outstanding', async ({ canvas }) => {
  const documents = await card(canvas, 'Additional Documents');
  await expect(documents.getByText('No additional documents.')).toBeVisible();
});
