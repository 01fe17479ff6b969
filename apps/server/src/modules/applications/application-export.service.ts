import { can, exportScopes, Permission, PermissionGroup } from '@portal/api/contract';
import { csvFile, type CsvColumn } from '../../csv/csv-file.ts';
import { dateWriter } from '../../csv/written-date.ts';
import type { Database } from '../../db/connect.ts';
import type { FileAnswer } from '../../http/file-answer.ts';
import type { Person } from '../../http/person.ts';
import { places } from '../../http/places.ts';
import { forbidden, notFound } from '../../http/refusal.ts';
import type { Log } from '../../log.ts';
import type { Tenant } from '../../tenants.ts';
import { exportedColumns } from './application-export.columns.ts';
import { countListed, exportQuery, shownColumns } from './application-export.store.ts';
import type { ListChoice } from './application.filters.ts';
import type { ListScope } from './application.scope.ts';

type ExportScope = (typeof exportScopes)[number];

const lists = {
  my: { list: 'mine', needs: Permission.myApps },
  all: { list: 'all', needs: PermissionGroup.allApps },
} as const satisfies Record<ExportScope, unknown>;

const isScope = (name: string): name is ExportScope => (exportScopes as readonly string[]).includes(name);

/** The list that a scope of the address stands for; refused as the list itself is. */
export function exportedList(person: Person, scope: string): ListScope {
  if (!isScope(scope)) throw notFound();
  const { list, needs } = lists[scope];
  if (!can(person.claims, needs)) throw forbidden();
  return list;
}

export interface Export {
  readonly person: Person;
  readonly tenant: Tenant;
  readonly list: ListScope;
  readonly query: ListChoice;
}

/** Each export holds a database connection for as long as its receiver needs; lists need the others. */
const enterExport = places(3, 20);

/** Every row of a list as a CSV file that says beforehand how many rows it has. */
export function exportFile(db: Database, log: Log, wanted: Export): FileAnswer {
  let total = 0;
  async function* bytes() {
    const columns: CsvColumn[] = [];
    const lines = db.copyOut(wanted.tenant.id, async (trx) => {
      const shown = await shownColumns(trx);
      columns.push(...shown.map(({ name, heading }) => ({ heading, kind: exportedColumns[name].kind })));
      total = await countListed(trx, wanted.person, wanted.list, wanted.query);
      return exportQuery(wanted.person, wanted.list, wanted.query, shown);
    });
    const writeDate = dateWriter(wanted.tenant.settings.DefaultDateFormat, wanted.tenant.timeZone);
    const leave = await enterExport();
    try {
      yield* csvFile(lines, { columns, writeDate });
    } finally {
      leave();
    }
    log.event({ level: 'info', event: 'applications exported', tenant: wanted.tenant.id, rows: total });
  }
  return {
    name: 'export.csv',
    type: 'text/csv; charset=utf-8',
    bytes: bytes(),
    headers: () => ({ 'X-Total-Rows': String(total) }),
  };
}
