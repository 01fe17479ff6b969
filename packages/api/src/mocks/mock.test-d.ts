import { download, send, upload, type Client } from '../client/index.ts';
import {
  bulkUploadApplications,
  cancelApplications,
  endpoint,
  getApplication,
  getBulkUploadTemplate,
  getTenant,
  listMyApplications,
  Permission,
  ping,
  text,
  type Claim,
} from '../contract/index.ts';
import { applicationQueries } from '../queries/index.ts';
import { mock } from './mock.ts';
import { anApplicationDetail, anApplicationRow } from './fixtures/applications.ts';
import { tenants } from './fixtures/configuration.ts';

/** The line after each `@ts-expect-error` must not compile. */
declare const client: Client;
const firstPage = { query: { pageNo: 1 } };

mock(getTenant, {}, tenants.harbour);
mock(listMyApplications, firstPage, { Applications: [anApplicationRow(1001)], MaxPage: 1, TotalRows: 1 });
mock(listMyApplications, firstPage, ({ query }) => ({
  Applications: [],
  MaxPage: Number(query.get('pageNo')),
  TotalRows: 0,
}));

// @ts-expect-error a field is missing
mock(listMyApplications, firstPage, { Applications: [], MaxPage: 1 });
// @ts-expect-error a field has another type
mock(listMyApplications, firstPage, { Applications: [], MaxPage: '1', TotalRows: 0 });
// @ts-expect-error a field has another name
mock(listMyApplications, firstPage, { applications: [], MaxPage: 1, TotalRows: 0 });
// @ts-expect-error a computed reply without a field
mock(listMyApplications, firstPage, () => ({ Applications: [], MaxPage: 1 }));
// @ts-expect-error a row without its fields
mock(listMyApplications, firstPage, { Applications: [{ ApplicationID: 1001 }], MaxPage: 1, TotalRows: 1 });
// @ts-expect-error an unknown column
anApplicationRow(1001, { Colour: 'red' });
// @ts-expect-error text instead of a number
anApplicationDetail({ ApplicationId: '1001' });
// @ts-expect-error the reply of another endpoint
mock(getTenant, {}, { TenantName: 'harbour' });
// @ts-expect-error a query value that is not in the contract
mock(listMyApplications, { query: { sortBy: 'Status' } }, { Applications: [], MaxPage: 0, TotalRows: 0 });

void send(client, getApplication, { params: { id: '1001' } });
// @ts-expect-error the path parameter is missing
void send(client, getApplication, {});
// @ts-expect-error the path parameter has another name
void send(client, getApplication, { params: { guid: '1001' } });
// @ts-expect-error the body is missing
void send(client, cancelApplications, {});
// @ts-expect-error a cancellation takes objects with guids
void send(client, cancelApplications, { body: { ApplicationCancellations: ['1001'] } });
// @ts-expect-error files are downloaded, not read as JSON
void send(client, getBulkUploadTemplate, {});
// @ts-expect-error files are uploaded, not sent as JSON
void send(client, bulkUploadApplications, { query: {}, body: { 'files[]': new File([], 'a.xlsx') } });
// @ts-expect-error a JSON reply cannot be downloaded
void download(client, getApplication, { params: { id: '1001' } }, { types: [] });
// @ts-expect-error a JSON body cannot be uploaded
void upload(client, cancelApplications, { body: { ApplicationCancellations: [] } });
// @ts-expect-error not a sort key
void applicationQueries(client).list('my', { sortBy: 'Status' });
// @ts-expect-error not a list scope
void applicationQueries(client).list('others', {});

// @ts-expect-error a claim that is not in table P
const unknown: Claim = 'app.explode';
void unknown;
const known: Claim = Permission.cancelApp;
void known;
// @ts-expect-error an endpoint must define `needs`
endpoint({ id: 'C99', method: 'GET', path: '/x', reply: text });
// @ts-expect-error `needs` must be a claim of table P
endpoint({ id: 'C99', method: 'GET', path: '/x', needs: 'app.explode', reply: text });

void send(client, ping, {}).then((result) => {
  // @ts-expect-error `value` is only available after a check of `ok`
  void result.value;
});
