import { applicationTypes, bulkUploadColumns } from '@portal/api/contract';
import { spreadsheet } from './sheet-writer.ts';
import type { Permitted } from './upload-rows.ts';

/** An empty sheet to fill in, and a sheet with the allowed values. */
export function uploadTemplate({
  subBrands,
  products,
}: Pick<Permitted, 'subBrands' | 'products'>): Promise<Buffer> {
  const lists = [
    { heading: 'ApplicationType', values: applicationTypes.map(({ name }) => name) },
    { heading: 'SubBrand', values: subBrands },
    { heading: 'Products', values: products },
  ] as const;
  const height = Math.max(...lists.map(({ values }) => values.length));
  const values = Array.from({ length: height }, (_, row) => lists.map((list) => list.values[row] ?? ''));
  const chooses = (heading: 'ApplicationType' | 'SubBrand', letter: string) => {
    const count = lists.find((list) => list.heading === heading)?.values.length ?? 0;
    const range = `Values!$${letter}$2:$${letter}$${count + 1}`;
    return count === 0 ? [] : [{ column: bulkUploadColumns.indexOf(heading), range }];
  };
  return spreadsheet([
    {
      name: 'Applications',
      rows: [bulkUploadColumns],
      choices: [...chooses('ApplicationType', 'A'), ...chooses('SubBrand', 'B')],
    },
    { name: 'Values', rows: [lists.map(({ heading }) => heading), ...values] },
  ]);
}
