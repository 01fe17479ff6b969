import { randomBytes } from 'node:crypto';
import {
  can,
  lookKey,
  onlySharedDefault,
  Permission,
  storedViewDefinition,
  tooManyPrivateViews,
  tooManySharedViews,
  viewErrors,
  viewLimits,
  viewNameTaken,
  type Envelope,
  type Input,
  type ListedViews,
  type SavedView,
  type saveView,
  type setDefaultView,
  type ViewConflict,
  type ViewDefaults,
  type ViewEntry,
} from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import { conflict, forbidden, notFound } from '../../platform/http/http-error.ts';
import type { Person } from '../../platform/http/person.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import {
  changeView,
  findView,
  listedViews,
  lockDeleted,
  lockNames,
  lockView,
  namesOf,
  removeDefaultsOfOthers,
  storeDefault,
  storeNewView,
  type FoundView,
} from './view.store.ts';

export interface Reader {
  readonly trx: Trx;
  readonly person: Person;
}
interface Author extends Reader {
  readonly now: Date;
}

/** A shared view is changed by its author and by administrators, a private one by its owner alone (VIEWS-014). */
const mayChange = ({ globalId, claims }: Person, { owner, shared }: Pick<FoundView, 'owner' | 'shared'>) =>
  owner === globalId || (shared && can(claims, Permission.admin));

const entryOf = (person: Person, view: FoundView): ViewEntry => ({
  Id: view.id,
  Name: view.name,
  Scope: view.scope,
  Shared: view.shared,
  Mine: view.owner === person.globalId,
  AuthorName: view.authorName,
  MayChange: mayChange(person, view),
  Version: view.version,
  ChangedTimestamp: unixSeconds(view.changedAt),
});

export async function listViews({ trx, person }: Reader): Promise<ListedViews> {
  const views = await listedViews(trx, person);
  const defaults = (isDefault: (view: (typeof views)[number]) => boolean): ViewDefaults => ({
    My: views.find((view) => view.scope === 'my' && isDefault(view))?.id ?? null,
    All: views.find((view) => view.scope === 'all' && isDefault(view))?.id ?? null,
  });
  return {
    Views: views.map((view) => entryOf(person, view)),
    Default: defaults(({ ownDefault }) => ownDefault),
    DefaultForEverybody: defaults(({ defaultForEverybody }) => defaultForEverybody),
  };
}

async function readIfVisible({ trx, person }: Reader, id: string): Promise<SavedView | undefined> {
  const view = await findView(trx, person, id);
  return view && { ...entryOf(person, view), Definition: storedViewDefinition(view.definition) };
}

export async function readView(reader: Reader, id: string): Promise<SavedView> {
  const view = await readIfVisible(reader, id);
  if (!view) throw notFound();
  return view;
}

type Order = Input<typeof saveView>['body'];

/** Saves a new or a changed view. A taken name and a reached limit are answers, and nothing is stored. */
export async function saveViewFor(
  author: Author,
  { Id, Version, Name, Scope, Shared, Definition, MyDefault }: Order,
): Promise<Envelope & { View: SavedView | null }> {
  const { trx, person, now } = author;
  const before = Id === undefined ? undefined : await lockChangeable(author, Id, Version);
  const owner = before?.owner ?? person.globalId;
  await lockNames(trx, owner, Shared);
  const names = await namesOf(trx, owner, Shared, Id);
  if (names.has(lookKey(Name))) return { ErrorNo: viewErrors.nameTaken, Message: viewNameTaken, View: null };
  const limit = Shared ? viewLimits.shared : viewLimits.private;
  if (before?.shared !== Shared && names.size >= limit) {
    const Message = Shared ? tooManySharedViews : tooManyPrivateViews;
    return { ErrorNo: viewErrors.tooMany, Message, View: null };
  }
  const id = Id ?? newViewId();
  const { tenant, globalId } = person;
  const definition = JSON.stringify(Definition);
  const content = { name: Name, scope: Scope, shared: Shared, definition, changed_by: globalId };
  if (before) await changeView(trx, id, { ...content, version: before.version + 1, changed_at: now });
  else await storeNewView(trx, { ...content, tenant_id: tenant, id, owner_global_id: globalId });
  if (before?.shared && !Shared) await removeDefaultsOfOthers(trx, id, before.owner);
  if (MyDefault) await storeDefault(trx, person, globalId, Scope, id);
  if (Shared || before?.shared) {
    const action = before?.shared ? 'view-changed' : 'view-saved';
    await storeAudit(trx, person, { action, view: id, name: Name });
  }
  return { ErrorNo: 0, View: (await readIfVisible(author, id)) ?? null };
}

export async function deleteViewFor(author: Author, id: string, version: number): Promise<void> {
  const { trx, person, now } = author;
  const { name, shared } = await lockChangeable(author, id, version);
  await changeView(trx, id, { deleted_at: now, deleted_by: person.globalId });
  if (shared) await storeAudit(trx, person, { action: 'view-deleted', view: id, name });
}

/** Milliseconds for which a deletion can be undone (OP-288). */
const restorableMs = 3600_000;

/** Undoes a deletion of the person, under another name if its own was taken meanwhile (VIEWS-057). */
export async function restoreViewFor(author: Author, id: string): Promise<SavedView> {
  const { trx, person, now } = author;
  const deleted = await lockDeleted(trx, person, id, new Date(now.getTime() - restorableMs));
  if (!deleted) throw notFound();
  await lockNames(trx, deleted.owner, deleted.shared);
  const names = await namesOf(trx, deleted.owner, deleted.shared, id);
  const name = freeName(deleted.name, names);
  await changeView(trx, id, { deleted_at: null, deleted_by: null, name });
  if (deleted.shared) await storeAudit(trx, person, { action: 'view-restored', view: id, name });
  return readView(author, id);
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(lookKey(name))) return name;
  for (let number = 2; ; number += 1) {
    const suffix = ` (${number})`;
    const free = [...name].slice(0, viewLimits.name - suffix.length).join('') + suffix;
    if (!taken.has(lookKey(free))) return free;
  }
}

type DefaultOrder = Input<typeof setDefaultView>['body'];

export async function setDefaultFor(
  { trx, person }: Reader,
  { Scope, Id, Everybody }: DefaultOrder,
): Promise<Envelope> {
  if (Everybody && !can(person.claims, Permission.admin)) throw forbidden();
  const view = Id === null ? undefined : await findView(trx, person, Id);
  if (Id !== null && view?.scope !== Scope) throw notFound();
  if (Everybody && view && !view.shared) return { ErrorNo: viewErrors.notShared, Message: onlySharedDefault };
  await storeDefault(trx, person, Everybody ? '' : person.globalId, Scope, Id);
  if (Everybody)
    await storeAudit(trx, person, {
      action: 'default-view-changed',
      list: Scope,
      ...(view && { view: view.id, name: view.name }),
    });
  return { ErrorNo: 0 };
}

/** A view that the person may change, as it was at `version`. */
async function lockChangeable({ trx, person }: Reader, id: string, version: number | undefined) {
  const view = await lockView(trx, person, id);
  if (!view) throw notFound();
  if (!mayChange(person, view)) throw forbidden();
  if (view.version === version) return view;
  const Conflict: ViewConflict = {
    By: { GlobalUserId: view.changedBy, Name: view.changerName },
    ChangedTimestamp: unixSeconds(view.changedAt),
    Version: view.version,
  };
  throw conflict('Another person has changed this view since.', { Conflict });
}

/** Digits and letters that cannot be mistaken for one another. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const newViewId = (): string =>
  Array.from(randomBytes(12), (byte) => alphabet[byte % alphabet.length]).join('');
