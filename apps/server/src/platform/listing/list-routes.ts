import type { Endpoint } from '@portal/api/contract';
import type { Hono } from 'hono';
import type { GenericSchema } from 'valibot';
import type { AppEnv } from '../http/app-env.ts';
import type { Person } from '../http/person.ts';
import { fileRoute, route, type RouteDeps } from '../http/route.ts';
import { csvAnswer, type ExportedColumn } from './csv-answer.ts';
import {
  everyRow,
  pageRequestOf,
  readOrderedPage,
  type TableQuery,
  type ListCriteria,
} from './table-query.ts';

/** The declaration of a list: both routes, the rows, and the columns of the file. */
export interface DeclaredList<Query extends object, Row, Sort extends string> {
  readonly list: Endpoint;
  readonly exported: Endpoint<string, GenericSchema<unknown, Query>>;
  /** The name of the list in the audit log and the server log. */
  readonly name: string;
  readonly fileName: string;
  /** The name of the rows in the reply. */
  readonly rows: string;
  readonly table: (person: Pick<Person, 'claims'>) => TableQuery<Row, Sort>;
  /** The condition and the order of a query. The query also holds the page. */
  readonly criteriaOf: (query: Query) => ListCriteria<Sort>;
  readonly columns: readonly ExportedColumn[];
  /** Values that do not count as filters in the audit log of an export. */
  readonly defaultValues?: Partial<Query>;
}

/** Serves a list page by page, and the whole of it as a CSV file. */
export const listRoutes =
  <Query extends object, Row, Sort extends string>({
    name,
    fileName,
    rows,
    table,
    criteriaOf,
    columns,
    defaultValues = {},
    ...endpoints
  }: DeclaredList<Query, Row, Sort>) =>
  (app: Hono<AppEnv>, deps: RouteDeps): void => {
    const defaults: Readonly<Record<string, unknown>> = defaultValues;
    route(app, deps, endpoints.list, async ({ trx, person, query }) => {
      const choice = pageRequestOf(query as Parameters<typeof pageRequestOf>[0]);
      const page = await readOrderedPage(trx, table(person), criteriaOf(query as Query), choice);
      return { [rows]: page.rows, TotalRows: page.total, MaxPage: page.lastPage };
    });
    fileRoute(app, deps, endpoints.exported as Endpoint, ({ tenant, person, query }) => {
      const asked = query as Query;
      const filters = Object.entries(asked).filter(([filter, value]) => value !== defaults[filter]);
      return csvAnswer(deps, {
        tenant,
        person,
        list: name,
        filters: Object.fromEntries(filters),
        name: fileName,
        event: `${name} exported`,
        read: (trx) => everyRow(trx, table(person), criteriaOf(asked), columns),
      });
    });
  };
