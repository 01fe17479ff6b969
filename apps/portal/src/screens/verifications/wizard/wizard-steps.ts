import { expect, screen, waitFor, within } from 'storybook/test';
import type { Play } from '../../../testing/play.ts';

/** The topmost dialog. */
export const dialog = () => within(screen.getByRole('dialog'));

/** Text of the current step. */
export const currentStep = () =>
  screen.getByRole('dialog').querySelector('[aria-current="step"]')?.textContent;

export const press = ({ userEvent }: Pick<Play, 'userEvent'>, name: string) =>
  userEvent.click(dialog().getByRole('button', { name }));

/** Clicks a button of a dialog above the wizard. */
export const pressIn = async ({ userEvent }: Pick<Play, 'userEvent'>, title: string, name: string) => {
  const asking = await screen.findByRole('dialog', { name: title });
  await userEvent.click(within(asking).getByRole('button', { name }));
};

/** Waits until the wizard is the only dialog again. */
export const backInWizard = () =>
  waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName('Individual Verification'));

type Kind = 'Individual Verification' | 'Biometric Verification' | 'Individual Screening';

export const choose = async ({ userEvent }: Pick<Play, 'userEvent'>, kind: Kind) =>
  userEvent.click(await screen.findByRole('radio', { name: kind }));

/** Continues to the details of a type, with the consent if required. */
export const toDetails = (kind: Kind) => async (play: Play) => {
  await choose(play, kind);
  const consent = dialog().queryByRole('checkbox', { name: 'Authorisation Consent' });
  if (consent) await play.userEvent.click(consent);
  await press(play, 'Continue');
  await dialog().findByLabelText('First name *');
};

/** Pastes a text into a field of the details. */
export const fill = async ({ userEvent }: Pick<Play, 'userEvent'>, label: string, text: string) => {
  await userEvent.click(dialog().getByLabelText(label));
  await userEvent.paste(text);
};

const named = async (play: Play) => {
  await fill(play, 'First name *', 'Wren');
  await fill(play, 'Last name *', 'Okafor');
};

/** The first segment of the date of birth. */
export const birthDay = () => dialog().getByRole('spinbutton', { name: 'Date of birth Day' });

const born = async ({ userEvent }: Play) => userEvent.type(birthDay(), '06041980');

export const fillScreening = async (play: Play) => {
  await named(play);
  await born(play);
};

export const fillBiometric = async (play: Play) => {
  await named(play);
  await fill(play, 'Mobile number *', '0412345678');
};

/** Chooses the only address that the story's search returns. */
export const findAddress = async (play: Play) => {
  await fill(play, 'Address *', 'tallow');
  await play.userEvent.click(await screen.findByRole('option', { name: /Tallowwood/ }));
  await waitFor(() => expect(dialog().getByLabelText('Address *')).toHaveValue(fullAddress));
};

export const fullAddress = 'Unit 4, 18 Tallowwood Street, Wattle Bend NSW 2998';

export const fillElectronic = async (play: Play) => {
  await fillScreening(play);
  await findAddress(play);
};
