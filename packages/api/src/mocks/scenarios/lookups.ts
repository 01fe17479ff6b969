import { applicationFilters, filterNames, getSystemInformation } from '../../contract/index.ts';
import { information } from '../fixtures/configuration.ts';
import { mock, stall } from '../mock.ts';
import { scenario } from './scenario.ts';

/** The options of every filter load for ever. */
export const lookupsOnTheirWay = () =>
  scenario(filterNames.map((name) => stall(applicationFilters[name].lookup)));

/** A status that the portal does not know, after the known ones. */
export const oneMoreStatus = (Name = 'Custom X') =>
  mock(
    getSystemInformation,
    {},
    { ...information, ApplicationStatuses: [...information.ApplicationStatuses, { Name, Value: Name }] },
  );
