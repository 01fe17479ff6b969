import { triggerIntegration } from '../../contract/index.ts';
import { guidOf } from '../fixtures/applications.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

/** The other systems take what they are told: 1001 is complete. */
export const integrating = () =>
  scenario(
    mock(
      triggerIntegration,
      { body: { ApplicationGuid: guidOf(1001), ApiName: 'Crm' } },
      { ErrorNo: 0, Message: 'Send to CRM was accepted for application 1001.' },
    ),
  );
