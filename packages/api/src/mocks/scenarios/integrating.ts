import { triggerIntegration } from '../../contract/index.ts';
import { guidOf } from '../fixtures/applications.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

/** Integrations of 1001, a complete application, succeed. */
export const integrating = () =>
  scenario(
    mock(
      triggerIntegration,
      { body: { ApplicationGuid: guidOf(1001), ApiName: 'Crm' } },
      { ErrorNo: 0, Message: 'Send to CRM was accepted for application 1001.' },
    ),
  );
