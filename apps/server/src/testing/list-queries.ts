import { sortKeys, sortTypes } from '@portal/api/contract';
import fc from 'fast-check';
import type { Asked } from './list-reference.ts';

const chosen = (...values: string[]) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 }), { nil: undefined });
/** Filters, searches and sorts of tenant harbour, some of which find nothing. */
export const queries: fc.Arbitrary<Asked> = fc.record(
  {
    status: chosen('Primary edit', 'Complete', 'Locked', 'Cancelled', 'Nonsense'),
    label: chosen('', 'VIP', 'Hot'),
    sysLabel: chosen('', 'Priority', 'Referred'),
    assignee: chosen('', 'G-ABLE', 'G-OTTO'),
    subBrand: chosen('', 'Harbour Direct'),
    products: chosen('', 'Cash', 'Gold', 'Bonds'),
    mustHaveAllSelectedProducts: fc.boolean(),
    q: fc.oneof(
      fc.constantFrom('1', 'EXT-', 'trust', ' fiona ', 'a_', '%', '\\', '.example', 'SPRING', ''),
      fc.string({ maxLength: 3, unit: 'grapheme-ascii' }),
    ),
    sortBy: fc.constantFrom(...sortKeys),
    sortType: fc.constantFrom(...sortTypes),
  },
  { requiredKeys: [] },
);

/** Without what was left out: an address carries nothing for it. */
export const defined = (asked: Asked) =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
