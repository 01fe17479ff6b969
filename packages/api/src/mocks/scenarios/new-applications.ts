import { createApplication, createApplicationOnBehalf } from '../../contract/index.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

/** Address of the form of a new application. */
export const newApplicationUrl = 'https://forms.example/applications/1148';

/** Creating an application succeeds, for oneself and on behalf of any owner. */
export const newApplications = () =>
  scenario(
    mock(createApplication, {}, { Result: 'Success', Url: newApplicationUrl }),
    mock(
      createApplicationOnBehalf,
      { body: { GlobalUserId: 'G-FULL', OwnerId: 'P-FULL' } },
      { Result: 'Success', Url: newApplicationUrl },
    ),
  );
