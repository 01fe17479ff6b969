import { can, Permission, type Reply, type revealTaxNumber } from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import { taxNumberContext, type Sealer } from '../../platform/db/sealer.ts';
import type { Person } from '../../platform/http/person.ts';
import { forbidden } from '../../platform/http/http-error.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import { storeActivity } from '../../platform/history/activity.store.ts';
import { findTaxEntry } from './application-tax.store.ts';
import { lockActionable } from './application-transitions.store.ts';

/**
 * Reveals one tax number and records who saw it, in one transaction: without the record, nothing is revealed. The
 * application is locked, so that no line with a name is written after its erasure.
 */
export async function reveal(
  trx: Trx,
  sealer: Sealer,
  person: Person,
  id: number,
  position: number,
): Promise<Reply<typeof revealTaxNumber>> {
  if (!can(person.claims, Permission.taxSummary)) throw forbidden();
  await lockActionable(trx, id);
  const entry = await findTaxEntry(trx, id, position);
  if (!entry?.tfn_sealed) return { ErrorNo: 1, Message: 'No tax file number was given here.' };
  const Tfn = opened(sealer, entry.tfn_sealed, taxNumberContext(person.tenant, id, position));
  if (Tfn === undefined) return { ErrorNo: 1, Message: unopened };
  await storeAudit(trx, person, { action: 'tax-number-shown', applicationId: id, part: String(position) });
  await storeActivity(trx, person, [id], 'tax-number-shown', entry.applicant_name);
  return { ErrorNo: 0, Tfn };
}

const unopened = 'This tax file number cannot be opened: the server has not the key that it is stored under.';

/** Undefined if the key is missing or wrong. */
function opened(sealer: Sealer, sealed: Uint8Array, context: string): string | undefined {
  try {
    return sealer.open(sealed, context);
  } catch {
    return undefined;
  }
}
