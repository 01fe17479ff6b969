import {
  getAccountInfo,
  getColumns,
  getRows,
  getSystemConfiguration,
  getSystemInformation,
  getTenant,
  listAssignees,
  listLabels,
  listOwners,
  listProducts,
  listSubBrands,
  listSystemLabels,
  logError,
  logOut,
  getCsrfToken,
  ping,
  validateTenantDomain,
} from '../../contract/index.ts';
import {
  columnConfigurationOf,
  systemInformation,
  rowConfigurationOf,
  systemConfiguration,
  tenants,
  type TenantName,
} from '../fixtures/configuration.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

const options = (...names: string[]) => names.map((name) => ({ Name: name, Value: name }));

/** The calls that every screen may make for a signed-in user. Lists have few columns: faster to render and check. */
export const signedIn = (tenant: TenantName = 'harbour') =>
  scenario(
    mock(getTenant, {}, tenants[tenant]),
    mock(validateTenantDomain, { query: { domain: 'localhost' } }, { Success: true, TenantName: tenant }),
    mock(getSystemInformation, {}, systemInformation),
    mock(getSystemConfiguration, {}, systemConfiguration),
    mock(getColumns, {}, columnConfigurationOf(['ID', 'Email', 'ClientName', 'CreatedDate', 'Status'])),
    mock(getRows, {}, rowConfigurationOf()),
    mock(
      getAccountInfo,
      {},
      {
        Email: 'fiona.full@harbour.example',
        DisplayName: 'Fiona Full',
        GlobalId: 'G-FULL',
      },
    ),
    mock(ping, {}, undefined),
    mock(getCsrfToken, {}, { Token: 'token-of-the-session' }),
    mock(logOut, {}, undefined),
    mock(logError, { body: { message: 'C20 server', url: '/application/list', status: 500 } }, undefined),
    mock(listAssignees, {}, [
      { Name: 'Ann Able', Value: 'G-ANN', Assignable: true },
      { Name: 'Bob Busy', Value: 'G-BOB', Assignable: true },
      { Name: 'Old Otto', Value: 'G-OTTO', Assignable: false },
    ]),
    mock(
      listOwners,
      {},
      {
        ApplicationOwners: [
          { PublicId: 'P-FULL', DisplayName: 'Fiona Full', GlobalUserId: 'G-FULL' },
          { PublicId: 'P-PRIYA', DisplayName: 'Priya Raman', GlobalUserId: 'G-ADV1' },
        ],
      },
    ),
    mock(listLabels, {}, options('VIP', 'Hot', 'Cold', 'Review')),
    mock(listSystemLabels, {}, options('Priority', 'Escalated', 'Referred')),
    mock(listSubBrands, {}, options('Harbour Direct', 'Harbour Advice', 'Harbour Private')),
    mock(listProducts, {}, options('Cash', 'Shares', 'Bonds', 'Property', 'Gold', 'Infrastructure')),
  );
