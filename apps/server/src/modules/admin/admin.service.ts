import type { Schema } from '../../platform/db/schema.ts';
import type { Trx } from '../../platform/db/connect.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import type { Person } from '../../platform/http/person.ts';
import { invalid } from '../../platform/http/http-error.ts';
import { lockSettings, storeShown } from './admin.store.ts';

export interface Choice {
  readonly name: string;
  readonly viewable: boolean;
}

/**
 * Saves which entries of a table are shown. The request has to name each entry of the tenant once; otherwise nothing
 * changes.
 */
export async function saveShown(
  trx: Trx,
  person: Person,
  kind: Schema['view_setting']['kind'],
  choices: readonly Choice[],
): Promise<void> {
  const own = new Set((await lockSettings(trx, kind)).map((setting) => setting.name));
  const named = new Set(choices.map((choice) => choice.name));
  if (named.size !== choices.length) throw invalid(`A ${kind} is named twice.`);
  if (named.size !== own.size || [...named].some((name) => !own.has(name)))
    throw invalid(`Every ${kind} of the tenant must be named, and no other.`);
  const shown = choices.filter((choice) => choice.viewable).map((choice) => choice.name);
  await storeShown(trx, kind, shown);
  const action = kind === 'column' ? 'columns-saved' : 'rows-saved';
  await storeAudit(trx, person, { action, count: shown.length });
}
