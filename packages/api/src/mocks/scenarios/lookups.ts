import { applicationFilters, filterNames, getSystemInformation } from '../../contract/index.ts';
import { systemInformation } from '../fixtures/configuration.ts';
import { mock, noResponse } from '../mock.ts';
import { scenario } from './scenario.ts';

/** The options of every filter load for ever. */
export const pendingLookups = () =>
  scenario(
    filterNames.flatMap((name) => applicationFilters[name].lookup ?? []).map((lookup) => noResponse(lookup)),
  );

/** A status that the portal does not know, after the known ones. */
export const unknownStatus = (Name = 'Custom X') =>
  mock(
    getSystemInformation,
    {},
    {
      ...systemInformation,
      ApplicationStatuses: [...systemInformation.ApplicationStatuses, { Name, Value: Name }],
    },
  );
