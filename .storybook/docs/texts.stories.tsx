import { expect } from 'storybook/test';
import { paginationDocs } from '../../packages/ui/src/components/pagination/pagination.docs.tsx';
import preview from '../preview.tsx';
import { Page } from './page.tsx';
import { TextsTable } from './texts-table.tsx';

const meta = preview.meta({
  title: 'Workbench/Texts of a block',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Page title="Pagination" summary={paginationDocs.summary}>
      <TextsTable title="Blocks/Pagination" />
    </Page>
  ),
});

/** Every text of a block by its key, in English and German. */
export const Default = meta.story({
  tags: ['state:desk.docs.texts'],
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Texts' });
  },
});
Default.test('lists key, English and German (TEXTS-034)', async ({ canvas }) => {
  const row = canvas.getByRole('row', { name: /^pagination\.next / });
  await expect(row).toHaveTextContent('Next page');
  await expect(row).toHaveTextContent('Nächste Seite');
});
