import { exportScopes, listActions, type exportApplications } from '@portal/api/contract';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { rejectionOf } from '../../platform/http/action-rejection.ts';
import { notFound } from '../../platform/http/http-error.ts';
import type { FilesCall } from '../../platform/http/files-route.ts';
import type { RouteDeps } from '../../platform/http/route-deps.ts';
import { csvAnswer } from '../../platform/listing/csv-answer.ts';
import { exportSource } from './application-export.store.ts';
import type { ListScope } from './application.scope.ts';

type ExportScope = (typeof exportScopes)[number];

const lists = { my: 'mine', all: 'all' } as const satisfies Record<ExportScope, ListScope>;

const isScope = (name: string): name is ExportScope => (exportScopes as readonly string[]).includes(name);

type ExportCall = Pick<FilesCall<typeof exportApplications>, 'person' | 'tenant' | 'params' | 'query'>;

/** Every row of the list of the scope in the URL as a CSV file; requires the same claims as the list itself. */
export function exportFile(
  deps: Pick<RouteDeps, 'db' | 'log'>,
  { person, tenant, params: { scope }, query }: ExportCall,
): FileAnswer {
  if (!isScope(scope)) throw notFound();
  rejectionOf(listActions.export, { scope, selected: 0 }, person.claims);
  const list = lists[scope];
  return csvAnswer(deps, {
    tenant,
    person,
    list: `applications.${list}`,
    filters: query,
    name: 'export.csv',
    event: 'applications exported',
    read: (trx) => exportSource(trx, person, list, query),
  });
}
