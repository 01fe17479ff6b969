import { getIdentificationOptions, verifyIndividual } from '../../contract/index.ts';
import { guidOf } from '../fixtures/applications.ts';
import { identificationForm } from '../fixtures/identification.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

/** The guid of the individual of 1006 who can be checked. */
export const individualOf1006 = '00000000-0000-4000-9000-000000001006';

const params = { applicationGuid: guidOf(1006), individualGuid: individualOf1006 };

/** Further identification may be given for an individual of 1006, and every check is passed. */
export const checkingIdentity = () =>
  scenario(
    mock(getIdentificationOptions, { params }, { ErrorNo: 0, Data: identificationForm }),
    mock(verifyIndividual, { params, body: { Mode: 'NewEnquiry' } }, { ErrorNo: 0 }),
  );
