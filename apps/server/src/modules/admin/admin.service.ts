import type { listColumnVersions, Reply } from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import { conflict, invalid, notFound } from '../../platform/http/http-error.ts';
import type { Person } from '../../platform/http/person.ts';
import type { PageRequest } from '../../platform/listing/table-query.ts';
import { versionPage } from '../../platform/listing/version-page.ts';
import { lockSettings, storeShown, type Kind, type Setting } from './admin.store.ts';
import { changesOf, restoredNames, shownNames, type Choice } from './version-entries.ts';
import { findVersion, newestNumber, storeVersion, versionsOf } from './version.store.ts';

/**
 * Saves which entries of a table are shown. The request has to name each entry of the tenant once; otherwise nothing
 * changes.
 *
 * @param seen The version that the choices were made from. Without it the last save wins.
 */
export async function saveShown(
  trx: Trx,
  person: Person,
  kind: Kind,
  choices: readonly Choice[],
  seen?: number,
): Promise<void> {
  const settings = await lockSettings(trx, kind);
  const own = new Set(settings.map((setting) => setting.name));
  const named = new Set(choices.map((choice) => choice.name));
  if (named.size !== choices.length) throw invalid(`A ${kind} is named twice.`);
  if (named.size !== own.size || [...named].some((name) => !own.has(name)))
    throw invalid(`Every ${kind} of the tenant must be named, and no other.`);
  const chosen = new Set(shownNames(choices));
  const shown = [...own].filter((name) => chosen.has(name));
  await storeChange(trx, person, kind, settings, { shown, seen });
  const action = kind === 'column' ? 'columns-saved' : 'rows-saved';
  await storeAudit(trx, person, { action, count: shown.length });
}

/** Saves an older version as a new one, by the rules of `saveShown`. Returns the number of the newest version. */
export async function restoreVersion(
  trx: Trx,
  person: Person,
  kind: Kind,
  from: number,
  seen?: number,
): Promise<number> {
  const settings = await lockSettings(trx, kind);
  const restored = await findVersion(trx, kind, from);
  if (!restored) throw notFound();
  const version = await storeChange(trx, person, kind, settings, {
    shown: restoredNames(settings, restored),
    seen,
    from,
  });
  const action = kind === 'column' ? 'columns-restored' : 'rows-restored';
  await storeAudit(trx, person, { action, from, version });
  return version;
}

interface Change {
  /** The entries to show, in the tenant's order. */
  readonly shown: readonly string[];
  readonly seen: number | undefined;
  /** The restored version; default none. */
  readonly from?: number;
}

/** Stores the table and its version, unless it is the current table. Returns the number of the newest version. */
async function storeChange(
  trx: Trx,
  { tenant, globalId }: Person,
  kind: Kind,
  settings: readonly Setting[],
  { shown, seen, from }: Change,
): Promise<number> {
  const known = settings.map(({ name }) => name);
  const current = shownNames(settings);
  const newest = (await newestNumber(trx, kind)) ?? 0;
  if (shown.join('\n') === current.join('\n')) return newest;
  if (seen !== undefined && seen !== newest) throw conflict('This table was saved by somebody else.');
  await storeShown(trx, kind, shown);
  await storeVersion(trx, {
    tenant_id: tenant,
    kind,
    number: newest + 1,
    saved_by: globalId,
    origin: from === undefined ? 'saved' : 'restored',
    restored_from: from ?? null,
    known,
    shown: [...shown],
  });
  return newest + 1;
}

/** A page of the versions of a table, newest first. */
export async function historyOf(
  trx: Trx,
  kind: Kind,
  page: PageRequest,
): Promise<Reply<typeof listColumnVersions>> {
  const found = await versionsOf(trx, kind, page);
  const { rows, ...counts } = versionPage(found, page, (version, before) => ({
    Number: version.number,
    SavedAt: version.savedAt,
    SavedBy: version.savedBy,
    Origin: origins[version.origin],
    RestoredFrom: version.restored_from,
    Known: [...version.known],
    Shown: [...version.shown],
    Changes: changesOf(version, before),
  }));
  return { Versions: rows, ...counts };
}

const origins = { setup: 'Setup', saved: 'Saved', restored: 'Restored' } as const;
