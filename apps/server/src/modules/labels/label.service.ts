import { lookKey, type addLabel, type WireReply } from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/person.ts';
import { lockLabelLimit, labels, storeLabel } from './label.store.ts';

type Envelope = WireReply<typeof addLabel>;

/**
 * Adds a label to the tenant's list, once and up to the limit, also for concurrent calls. Two names that look the same,
 * case aside, are the same label (OP-136).
 */
export async function add(trx: Trx, person: Person, name: string): Promise<Envelope> {
  const limit = await lockLabelLimit(trx, person.tenant);
  const known = await labels(trx);
  const double = known.find((one) => lookKey(one) === lookKey(name));
  if (double !== undefined) return { ErrorNo: 1, Message: `There already is a label ${double}.` };
  if (known.length >= limit)
    return { ErrorNo: 2, Message: `There are ${known.length} labels already, as many as there can be.` };
  await storeLabel(trx, person.tenant, name);
  return { ErrorNo: 0 };
}

/** Whether a label is in the tenant's list, exactly as written. */
export const isLabel = async (trx: Trx, name: string): Promise<boolean> => (await labels(trx)).includes(name);
