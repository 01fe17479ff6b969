import { createApplication, createApplicationOnBehalf } from '../../contract/index.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

/** Where the form of a new application stands. */
export const newApplicationUrl = 'https://forms.example/applications/1148';

/** A form is made for whoever asks, and for every owner. */
export const newApplications = () =>
  scenario(
    mock(createApplication, {}, { Result: 'Success', Url: newApplicationUrl }),
    mock(
      createApplicationOnBehalf,
      { body: { GlobalUserId: 'G-FULL', OwnerId: 'P-FULL' } },
      { Result: 'Success', Url: newApplicationUrl },
    ),
  );
