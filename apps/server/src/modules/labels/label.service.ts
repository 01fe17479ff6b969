import type { addLabel, WireReply } from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/person.ts';
import { lockLabelLimit, labels, storeLabel } from './label.store.ts';

type Envelope = WireReply<typeof addLabel>;

/** Two names are the same label if they differ in case only (OP-136). */
const folded = (name: string): string => name.normalize('NFKC').toLowerCase();

/** Adds a label to the tenant's list, once and up to the limit, also for concurrent calls. */
export async function add(trx: Trx, person: Person, name: string): Promise<Envelope> {
  const limit = await lockLabelLimit(trx, person.tenant);
  const known = await labels(trx);
  const double = known.find((one) => folded(one) === folded(name));
  if (double !== undefined) return { ErrorNo: 1, Message: `There already is a label ${double}.` };
  if (known.length >= limit)
    return { ErrorNo: 2, Message: `There are ${known.length} labels already, as many as there can be.` };
  await storeLabel(trx, person.tenant, name);
  return { ErrorNo: 0 };
}

/** Whether a label is in the tenant's list, exactly as written. */
export const isLabel = async (trx: Trx, name: string): Promise<boolean> => (await labels(trx)).includes(name);
