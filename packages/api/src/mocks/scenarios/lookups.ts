import {
  getSystemInformation,
  listAssignees,
  listLabels,
  listProducts,
  listSubBrands,
  listSystemLabels,
} from '../../contract/index.ts';
import { information } from '../fixtures/configuration.ts';
import { mock, stall } from '../mock.ts';
import { scenario } from './scenario.ts';

/** Whatever a filter chooses from is still on its way. */
export const lookupsOnTheirWay = () =>
  scenario(
    [getSystemInformation, listAssignees, listLabels, listSystemLabels, listSubBrands, listProducts].map(
      stall,
    ),
  );

/** The server knows a status more than the portal does, after all the others. */
export const oneMoreStatus = (Name = 'Custom X') =>
  mock(
    getSystemInformation,
    {},
    { ...information, ApplicationStatuses: [...information.ApplicationStatuses, { Name, Value: Name }] },
  );
