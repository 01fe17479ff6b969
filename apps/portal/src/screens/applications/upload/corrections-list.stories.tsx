import { getUploadErrors, type UploadErrors, type WrongCell } from '@portal/api/contract';
import {
  aWrongCell,
  bulkUploading,
  errorFileId,
  lists,
  mock,
  scenario,
  someApplicationRows,
  someUploadErrors,
  uploadProblems,
} from '@portal/api/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { page } from '../../../testing/play.ts';
import { correctAll, expectReason, field, list, opened, press, type } from './corrections-steps.ts';

const base = scenario(lists(someApplicationRows(5)), bulkUploading('InvalidFileData'));
const refusedWith = (errors: UploadErrors) =>
  scenario(base, mock(getUploadErrors, { params: { fileId: errorFileId } }, errors));
const wrong = (...cells: readonly WrongCell[]) => refusedWith(someUploadErrors(cells));

const meta = preview.meta({
  title: 'Screens/Applications/Upload dialog/Corrections',
  component: PortalStory,
  args: { at: '/list', scenario: base },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

/** Three problems, nothing corrected. */
export const Problems = meta.story({ tags: ['state:repair.list.problems'], play: opened });
Problems.test(
  'lists each problem with its cells, and waits for corrections (REPAIR-002, REPAIR-003, REPAIR-009)',
  async (play) => {
    await expect(list(play).getByText('Rows with errors: 3 of 40')).toBeVisible();
    await expect(
      list(play)
        .getAllByRole('heading', { level: 3 })
        .map((each) => each.textContent),
    ).toEqual(
      [uploadProblems.PrimaryEmail, uploadProblems.SubBrand, uploadProblems.InvestmentAmount].map(
        (text) => `${text} (1 cell)`,
      ),
    );
    await expect(list(play).getByText('Brookfield Holdings Pty Ltd')).toBeVisible();
    await expect(field(play, 'Row 5, PrimaryEmail')).toHaveValue('ada.okafor@post');
    await expect(field(play, 'Row 5, PrimaryEmail')).toHaveAttribute(
      'aria-description',
      uploadProblems.PrimaryEmail,
    );
    await expectReason(play, 'Correct or leave out 3 rows first.');
    await expect(list(play).getByRole('link', { name: 'Download error template' })).toBeVisible();
  },
);
Problems.test('has no grid, and no rows to add, find or sort (OP-314, OP-316)', async (play) => {
  for (const role of ['grid', 'table', 'searchbox']) await expect(list(play).queryByRole(role)).toBeNull();
  await expect(
    list(play)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '',
    'Leave out row 5',
    'Leave out row 17',
    'Leave out row 29',
    'Cancel',
    'Upload 40 applications',
  ]);
});
Problems.test('is completed by keyboard alone (REPAIR-016)', async (play) => {
  await waitFor(() => expect(field(play, 'Row 5, PrimaryEmail')).toHaveFocus());
  await play.userEvent.keyboard('.example{Enter}');
  await expect(field(play, 'Row 17, SubBrand')).toHaveFocus();
  await play.userEvent.keyboard('{Tab}{Tab}');
  await expect(field(play, 'Row 29, InvestmentAmount')).toHaveFocus();
  await expect(field(play, 'Row 5, PrimaryEmail')).toHaveValue('ada.okafor@post.example');
  await expectReason(play, 'Correct or leave out 2 rows first.');
});

/** One wrong cell of each kind of column. */
export const Kinds = meta.story({
  tags: ['state:repair.list.kinds'],
  args: {
    scenario: wrong(
      aWrongCell(2, 'ApplicationType', 'Partnership'),
      aWrongCell(3, 'Products', 'Cash; Tulips'),
      aWrongCell(4, 'OwnerEmail', 'priya'),
      aWrongCell(5, 'PrimaryEmail', 'ada'),
      aWrongCell(6, 'MobileNumber', '02 9999 0000'),
      aWrongCell(7, 'InvestmentAmount', '-5'),
      aWrongCell(8, 'LastName', ''),
    ),
  },
  play: async (play) => {
    await opened(play);
    await play.userEvent.click(list(play).getByRole('combobox', { name: /^Row 3, Products/ }));
    await page(play).findByRole('option', { name: 'Tulips' });
  },
});
Kinds.test('has a field for each kind, which keeps the wrong text (REPAIR-004)', async (play) => {
  await play.userEvent.click(page(play).getByRole('option', { name: 'Tulips' }));
  await play.userEvent.keyboard('{Escape}');
  const type = field(play, 'Row 2, ApplicationType') as HTMLSelectElement;
  await expect(type).toHaveDisplayValue('Partnership');
  await play.userEvent.selectOptions(type, 'Joint');
  await expect(type).toHaveDisplayValue('Joint');
  const owner = field(play, 'Row 4, OwnerEmail') as HTMLInputElement;
  await expect(owner).toHaveRole('combobox');
  await expect([...(owner.list?.options ?? [])].map(({ value, label }) => [value, label])).toContainEqual([
    'priya.raman@harbour.example',
    'Priya Raman, priya.raman@harbour.example',
  ]);
  const modes = ['Row 5, PrimaryEmail', 'Row 6, MobileNumber', 'Row 7, InvestmentAmount', 'Row 8, LastName'];
  await expect(modes.map((name) => field(play, name).getAttribute('inputmode'))).toEqual([
    'email',
    'tel',
    'decimal',
    null,
  ]);
  await expectReason(play, 'Correct or leave out 5 rows first.');
});

/** The same wrong text in five cells. */
export const SameText = meta.story({
  tags: ['state:repair.list.same-text'],
  args: { scenario: wrong(...[3, 4, 8, 9, 12].map((row) => aWrongCell(row, 'SubBrand', 'Harbor Direct'))) },
  play: opened,
});
SameText.test('replaces a text at once; each cell can still be changed alone (REPAIR-005)', async (play) => {
  await play.userEvent.selectOptions(field(play, 'Replace all 5 × Harbor Direct'), 'Harbour Direct');
  await play.userEvent.selectOptions(field(play, 'Row 9, SubBrand'), 'Harbour Advice');
  const values = [3, 4, 8, 9, 12].map(
    (row) => (field(play, `Row ${row}, SubBrand`) as HTMLSelectElement).value,
  );
  await expect(values).toEqual([
    'Harbour Direct',
    'Harbour Direct',
    'Harbour Direct',
    'Harbour Advice',
    'Harbour Direct',
  ]);
  await expectReason(play, '');
});

/** Two cells changed, one to do. */
export const Changed = meta.story({
  tags: ['state:repair.list.changed'],
  play: async (play) => {
    await opened(play);
    await type(play, 'Row 5, PrimaryEmail', 'still wrong');
    await play.userEvent.selectOptions(field(play, 'Row 17, SubBrand'), 'Harbour Direct');
  },
});
Changed.test('says that a cell was changed, not whether it is right (REPAIR-008, OP-312)', async (play) => {
  await expect(list(play).getAllByText('Changed')).toHaveLength(2);
  await expect(field(play, 'Row 5, PrimaryEmail')).not.toHaveAttribute('aria-invalid');
  await expectReason(play, 'Correct or leave out 1 row first.');
  await type(play, 'Row 5, PrimaryEmail', 'ada.okafor@post');
  await expect(list(play).getAllByText('Changed')).toHaveLength(1);
});

/** A row that is left out. */
export const LeftOut = meta.story({
  tags: ['state:repair.list.left-out'],
  play: async (play) => {
    await opened(play);
    await press(play, 'Leave out row 17');
  },
});
LeftOut.test('is not uploaded until it is taken back in (REPAIR-006)', async (play) => {
  await expect(field(play, 'Row 17, SubBrand')).toBeDisabled();
  await expectReason(play, 'Correct or leave out 2 rows first.', 39);
  await press(play, 'Take back in');
  await expect(field(play, 'Row 17, SubBrand')).toBeEnabled();
  await expectReason(play, 'Correct or leave out 3 rows first.');
});

/** The only row is left out. */
export const AllLeftOut = meta.story({
  tags: ['state:repair.list.all-left-out'],
  args: { scenario: refusedWith(someUploadErrors([aWrongCell(2, 'LastName', '')], { Rows: 1 })) },
  play: async (play) => {
    await opened(play);
    await press(play, 'Leave out row 2');
  },
});
AllLeftOut.test('cannot be uploaded (REPAIR-006)', (play) => expectReason(play, 'Every row is left out.', 0));

/** A back end that also keeps files with problems of the whole file. */
export const FileProblem = meta.story({
  tags: ['state:repair.list.file-problem'],
  args: {
    scenario: refusedWith(
      someUploadErrors(undefined, { FileProblems: ['Columns are missing: AccountName.'] }),
    ),
  },
  play: opened,
});
FileProblem.test('comes first, with what to do (REPAIR-007)', async (play) => {
  await expect(list(play).getByRole('alert')).toHaveTextContent(
    'Columns are missing: AccountName.Correct the file and upload it again.',
  );
});

const many = Array.from({ length: 200 }, (_, index) =>
  index % 2 === 0
    ? aWrongCell(index + 2, 'PrimaryEmail', `client ${index}`, `Client ${index} Family Trust`)
    : aWrongCell(
        index + 1,
        'SubBrand',
        ['Harbor Direct', 'Harbour'][index % 3] ?? '',
        `Client ${index - 1} Family Trust`,
      ),
);

/** The first 200 of 1,000 wrong cells. */
export const Many = meta.story({
  tags: ['state:repair.list.many'],
  args: { scenario: refusedWith(someUploadErrors(many, { Rows: 1000, More: true })) },
  play: opened,
});
Many.test('says that there are more (REPAIR-013)', async (play) => {
  await expect(
    list(play).getByText('There are more. Download the error template, or correct these and see the rest.'),
  ).toBeInTheDocument();
  await expect(list(play).getAllByRole('listitem')).toHaveLength(200);
});

/** Everything is changed. */
export const Ready = meta.story({
  tags: ['state:repair.list.ready'],
  play: async (play) => {
    await opened(play);
    await correctAll(play);
  },
});
Ready.test('can be uploaded (REPAIR-009)', (play) => expectReason(play, ''));

/** Texts of any kind are shown as text. */
export const Hostile = meta.story({
  tags: ['state:repair.list.hostile'],
  args: {
    scenario: wrong(
      aWrongCell(2, 'PrimaryEmail', '<img src=x onerror=alert(1)>', '=HYPERLINK("https://evil.example")'),
      aWrongCell(3, 'PrimaryEmail', 'x'.repeat(1000), 'L'.repeat(200)),
      aWrongCell(4, 'PrimaryEmail', 'مرحبا بالعالم', 'صندوق العائلة'),
      aWrongCell(5, 'SubBrand', 'W'.repeat(300), '<b>Bold</b> Trust'),
    ),
  },
  play: opened,
});
Hostile.test(
  'shows markup and formulas as text, and nothing wider than the dialog (REPAIR-022)',
  async (play) => {
    await expect(field(play, 'Row 2, PrimaryEmail')).toHaveValue('<img src=x onerror=alert(1)>');
    await expect(list(play).getByText('=HYPERLINK("https://evil.example")')).toBeVisible();
    await expect(list(play).getByText('<b>Bold</b> Trust')).toBeVisible();
    const dialog = page(play).getByRole('dialog');
    for (const element of dialog.querySelectorAll('*'))
      await expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(
        dialog.getBoundingClientRect().right,
      );
  },
);

/** Full screen on a phone, with fields below their labels. */
export const Narrow = meta.story({
  tags: ['state:repair.list.narrow', 'release'],
  parameters: {
    viewport: {
      options: { phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } } },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: opened,
});
Narrow.test('fills the window and does not scroll sideways (REPAIR-002, REPAIR-022)', async (play) => {
  const dialog = page(play).getByRole('dialog');
  const { width, height } = dialog.getBoundingClientRect();
  await expect([width, height]).toEqual([innerWidth, innerHeight]);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  const below = field(play, 'Row 5, PrimaryEmail').getBoundingClientRect().top;
  await expect(list(play).getByText('Row 5').getBoundingClientRect().bottom).toBeLessThanOrEqual(below);
});
