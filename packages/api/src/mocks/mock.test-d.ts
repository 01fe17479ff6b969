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
import { aDetail, aRow } from './fixtures/applications.ts';
import { tenants } from './fixtures/configuration.ts';

/** Each line below a mark must not compile: the type checker fails when one does. */
declare const client: Client;
const firstPage = { query: { pageNo: 1 } };

mock(getTenant, {}, tenants.harbour);
mock(listMyApplications, firstPage, { Applications: [aRow(1001)], MaxPage: 1, TotalRows: 1 });
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
// @ts-expect-error a drifted reply that is computed
mock(listMyApplications, firstPage, () => ({ Applications: [], MaxPage: 1 }));
// @ts-expect-error a row without its fields
mock(listMyApplications, firstPage, { Applications: [{ ApplicationID: 1001 }], MaxPage: 1, TotalRows: 1 });
// @ts-expect-error a column that the contract does not know
aRow(1001, { Colour: 'red' });
// @ts-expect-error a text where a number stands
aDetail({ ApplicationId: '1001' });
// @ts-expect-error a reply where none is expected to have this form
mock(getTenant, {}, { TenantName: 'harbour' });
// @ts-expect-error another query value than the contract's
mock(listMyApplications, { query: { sortBy: 'Status' } }, { Applications: [], MaxPage: 0, TotalRows: 0 });

void send(client, getApplication, { params: { id: '1001' } });
// @ts-expect-error the path's parameter is missing
void send(client, getApplication, {});
// @ts-expect-error the path's parameter has another name
void send(client, getApplication, { params: { guid: '1001' } });
// @ts-expect-error the body is missing
void send(client, cancelApplications, {});
// @ts-expect-error a cancellation names guids
void send(client, cancelApplications, { body: { ApplicationCancellations: ['1001'] } });
// @ts-expect-error a file is downloaded, not read as JSON
void send(client, getBulkUploadTemplate, {});
// @ts-expect-error files are uploaded, not sent as JSON
void send(client, bulkUploadApplications, { body: { 'files[]': new File([], 'a.xlsx') } });
// @ts-expect-error a reply that is JSON is no file
void download(client, getApplication, { params: { id: '1001' } }, { types: [] });
// @ts-expect-error a body that is JSON is no form of files
void upload(client, cancelApplications, { body: { ApplicationCancellations: [] } });
// @ts-expect-error a list cannot be sorted by this
void applicationQueries(client).list('my', { sortBy: 'Status' });
// @ts-expect-error there are two lists
void applicationQueries(client).list('others', {});

// @ts-expect-error a claim that table P does not have
const unknown: Claim = 'app.explode';
void unknown;
const known: Claim = Permission.cancelApp;
void known;
// @ts-expect-error an endpoint says who may call it
endpoint({ id: 'C99', method: 'GET', path: '/x', reply: text });
// @ts-expect-error an endpoint's guard is one of table P
endpoint({ id: 'C99', method: 'GET', path: '/x', needs: 'app.explode', reply: text });

void send(client, ping, {}).then((result) => {
  // @ts-expect-error the value of a call is read only after its failure was looked at
  void result.value;
});
