import { requestEdit, requestView } from '../../contract/index.ts';
import { guidOf } from '../fixtures/applications.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

/** Address of the form of 1006. */
export const formUrl = 'https://forms.example/applications/1006';

/** Forms open at once, for editing and for reading. */
export const opening = () =>
  scenario(
    mock(
      requestEdit,
      { params: { guid: guidOf(1006) }, query: { ConfirmationAccepted: false } },
      { Result: 'Success', Url: formUrl },
    ),
    mock(requestView, { params: { guid: guidOf(1006) } }, { Url: formUrl }),
  );
