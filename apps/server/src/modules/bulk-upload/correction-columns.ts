import {
  applicationTypes,
  bulkUploadColumns,
  CellKind,
  cellTextMaximum,
  type BulkUploadColumn,
  type Option,
  type UploadColumn,
} from '@portal/api/contract';
import { requiredColumns } from './upload-columns.ts';
import { longest, type Permitted } from './upload-rows.ts';

/** How each column of the template is entered, with the tenant's values. */
export function correctionColumns({ subBrands, products, owners }: Permitted): readonly UploadColumn[] {
  const named = (names: readonly string[]): Option[] => names.map((name) => ({ Name: name, Value: name }));
  const lists: Partial<Record<BulkUploadColumn, Pick<UploadColumn, 'Kind' | 'Options'>>> = {
    ApplicationType: { Kind: CellKind.choice, Options: named(applicationTypes.map(({ name }) => name)) },
    SubBrand: { Kind: CellKind.choice, Options: named(subBrands) },
    Products: { Kind: CellKind.choices, Options: named(products) },
    OwnerEmail: {
      Kind: CellKind.owner,
      Options: owners.map(({ displayName, email }) => ({ Name: displayName, Value: email })),
    },
    PrimaryEmail: { Kind: CellKind.email, Options: [] },
    MobileNumber: { Kind: CellKind.telephone, Options: [] },
    InvestmentAmount: { Kind: CellKind.amount, Options: [] },
  };
  return bulkUploadColumns.map((Name) => ({
    Name,
    ...(lists[Name] ?? { Kind: CellKind.text, Options: [] }),
    Required: requiredColumns.includes(Name),
    MaximumLength: longest[Name] ?? cellTextMaximum,
  }));
}
