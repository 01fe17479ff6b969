import { listLabels, listProducts, listSubBrands, listSystemLabels } from '@portal/api/contract';

/** The lookups of the tenant's own lists, with the kind of their options. */
export const optionLookups = [
  [listLabels, 'label'],
  [listSystemLabels, 'tag'],
  [listSubBrands, 'sub-brand'],
  [listProducts, 'product'],
] as const;
