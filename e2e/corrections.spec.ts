import { spreadsheet } from '../apps/server/src/modules/bulk-upload/sheet-writer.ts';
import { goodRow } from '../apps/server/src/modules/bulk-upload/testing/upload.ts';
import { Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';

test('a refused spreadsheet is corrected on the spot, without one of its rows (REPAIR-010, REPAIR-011, REPAIR-023)', async ({
  page,
  server,
}) => {
  const portal = new Portal(page, server.origin);
  await portal.open('fiona.full@harbour.example', '/list/all');
  const rows = [
    { ...goodRow, AccountName: 'Kowhai Repair Trust', PrimaryEmail: 'kowhai@post' },
    { ...goodRow, AccountName: 'Rata Repair Trust', SubBrand: 'Harbor Direct', InvestmentAmount: '-5' },
    { ...goodRow, AccountName: 'Totara Repair Trust', LastName: '' },
    { ...goodRow, AccountName: 'Matai Repair Trust' },
  ];
  const buffer = await spreadsheet([
    { name: 'Applications', rows: [Object.keys(goodRow), ...rows.map((row) => Object.values(row))] },
  ]);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Upload Applications' }).click();
  const upload = page.getByRole('dialog', { name: 'Upload Applications' });
  await upload
    .locator('input[type=file]')
    .setInputFiles({ name: 'november.xlsx', mimeType: 'application/octet-stream', buffer });
  const correctHere = upload.getByRole('button', { name: 'Correct here' });
  await expect(correctHere).toBeVisible();
  expect(scripts.filter((address) => address.includes('corrections-form'))).toEqual([]);
  await correctHere.click();

  const list = page.getByRole('dialog', { name: 'Correct november.xlsx' });
  await list.getByLabel('Row 2, PrimaryEmail').fill('kowhai@post.example');
  await list.getByLabel('Row 3, SubBrand').selectOption('Harbour Advice');
  await list.getByLabel('Row 3, InvestmentAmount').fill('12,000');
  await list.getByRole('button', { name: 'Leave out row 4' }).click();
  await list.getByRole('button', { name: 'Upload 3 applications' }).click();
  await expect(
    upload.getByText('3 applications uploaded, 1 row left out. Not uploaded: row 4.'),
  ).toBeVisible();
  await upload.getByRole('button', { name: 'Close' }).click();

  await portal.open('fiona.full@harbour.example', '/list/all?q=Repair%20Trust');
  for (const name of ['Kowhai', 'Rata', 'Matai'])
    await expect(page.getByText(`${name} Repair Trust`).first()).toBeVisible();
  await expect(page.getByText('Totara Repair Trust')).toHaveCount(0);
});
