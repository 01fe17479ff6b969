import { exportScopes, listActions } from '@portal/api/contract';
import type { Database } from '../../platform/db/connect.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import type { Person } from '../../platform/http/person.ts';
import { rejectionOf } from '../../platform/http/action-rejection.ts';
import { notFound } from '../../platform/http/http-error.ts';
import { csvAnswer } from '../../platform/listing/csv-answer.ts';
import type { Log } from '../../platform/observability/log.ts';
import type { Tenant } from '../../platform/tenant.ts';
import { exportSource } from './application-export.store.ts';
import type { ListChoice } from './application-list.plan.ts';
import type { ListScope } from './application.scope.ts';

type ExportScope = (typeof exportScopes)[number];

const lists = { my: 'mine', all: 'all' } as const satisfies Record<ExportScope, ListScope>;

const isScope = (name: string): name is ExportScope => (exportScopes as readonly string[]).includes(name);

/** The list of a scope in the URL; requires the same claims as the list itself. */
export function exportedList(person: Person, scope: string): ListScope {
  if (!isScope(scope)) throw notFound();
  rejectionOf(listActions.export, { scope, selected: 0 }, person.claims);
  return lists[scope];
}

export interface Export {
  readonly person: Person;
  readonly tenant: Tenant;
  readonly list: ListScope;
  readonly query: ListChoice;
}

/** Every row of a list as a CSV file. */
export const exportFile = (
  deps: { readonly db: Database; readonly log: Log },
  { person, tenant, list, query }: Export,
): FileAnswer =>
  csvAnswer(deps, {
    tenant,
    person,
    list: `applications.${list}`,
    filters: query,
    name: 'export.csv',
    event: 'applications exported',
    read: (trx) => exportSource(trx, person, list, query),
  });
