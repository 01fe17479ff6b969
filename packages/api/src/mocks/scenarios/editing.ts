import {
  addLabel,
  assignApplication,
  changePrimaryEmail,
  saveLabel,
  updateOwner,
} from '../../contract/index.ts';
import { guidOf } from '../fixtures/applications.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

const accepted = { ErrorNo: 0 };

/** The error message for a duplicate label. */
export const duplicateLabelMessage = 'There already is a label VIP.';

/** Every inline edit succeeds, except adding a second label VIP. */
export const editing = () =>
  scenario(
    mock(
      assignApplication,
      {
        params: { guid: guidOf(1147) },
        body: { GlobalUserId: 'G-ANN', assigneeExternalUserId: 'G-ANN', assigneeDisplayName: 'Ann Able' },
      },
      accepted,
    ),
    mock(addLabel, { body: { LabelText: 'Urgent' } }, ({ body }) =>
      (body as { LabelText: string }).LabelText.trim().toLowerCase() === 'vip'
        ? { ErrorNo: 1, Message: duplicateLabelMessage }
        : accepted,
    ),
    mock(updateOwner, { params: { guid: guidOf(1147) }, body: { NewOwnerId: 'P-FULL' } }, accepted),
    mock(
      changePrimaryEmail,
      { params: { guid: guidOf(1006) }, body: { PrimaryEmail: 'elena.new@post.example' } },
      accepted,
    ),
    mock(saveLabel, { body: { ApplicationId: 1147, Label: 'VIP' } }, accepted),
  );
