import { applicationFilters, filterNames, getSystemInformation } from '../../contract/index.ts';
import { information } from '../fixtures/configuration.ts';
import { mock, stall } from '../mock.ts';
import { scenario } from './scenario.ts';

/** The options of every filter are still loading. */
export const lookupsOnTheirWay = () =>
  scenario(filterNames.map((name) => stall(applicationFilters[name].lookup)));

/** The server knows a status more than the portal does, after all the others. */
export const oneMoreStatus = (Name = 'Custom X') =>
  mock(
    getSystemInformation,
    {},
    { ...information, ApplicationStatuses: [...information.ApplicationStatuses, { Name, Value: Name }] },
  );
