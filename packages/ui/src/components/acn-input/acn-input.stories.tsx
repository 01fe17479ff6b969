import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useField } from '../field/index.ts';
import { acnInputDocs } from '../../../docs/components/acn-input.docs.tsx';
import { AcnInput } from './acn-input.tsx';
import { useAcnInput, type AcnInputOptions } from './use-acn-input.ts';

const NAME = 'Australian Company Number (ACN)';

const meta = preview.meta({
  title: 'Forms/ACN input',
  component: AcnInput,
  args: { onValueChange: fn() },
  parameters: { block: acnInputDocs },
});

type StoryPlay = Pick<StoryContext<AcnInputOptions>, 'canvas' | 'userEvent' | 'args'>;

async function groupsAndKeepsTheCaret({ canvas, userEvent, args }: StoryPlay) {
  const input = canvas.getByRole<HTMLInputElement>('textbox', { name: NAME });
  const at = (place: number) => input.setSelectionRange(place, place);
  const shows = async (text: string) => {
    await expect(
      `${input.value.slice(0, input.selectionEnd ?? 0)}|${input.value.slice(input.selectionEnd ?? 0)}`,
    ).toBe(text);
  };
  await userEvent.click(input);
  await userEvent.keyboard('12a3456');
  await shows('123 456|');
  at(4);
  await userEvent.keyboard('{Backspace}');
  await shows('12|4 56');
  await userEvent.keyboard('9');
  await shows('129| 456');
  await userEvent.keyboard('{Delete}');
  await shows('129| 56');
  await userEvent.keyboard('x');
  await shows('129| 56');
  await userEvent.keyboard('{Control>}z{/Control}');
  await shows('129| 456');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await shows('129| 56');
  input.setSelectionRange(0, input.value.length);
  await userEvent.paste('ACN 123-456-789');
  await shows('123 456 789|');
  await expect(args.onValueChange).toHaveBeenLastCalledWith('123456789', { complete: true });
  await userEvent.keyboard('0');
  await shows('123 456 789|');
  at(3);
  await userEvent.keyboard('0');
  await shows('123| 456 789');
  input.setSelectionRange(1, 6);
  await userEvent.keyboard('7');
  await shows('17|6 789');
}

/** An empty number. */
export const Default = meta.story();
Default.test('groups the digits and keeps the caret at the edited digit', async (play) => {
  await groupsAndKeepsTheCaret(play);
});
Default.test(
  'does not change text during IME composition, then keeps its digits',
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '12');
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, {
      target: { value: '12３四' },
      isComposing: true,
      inputType: 'insertCompositionText',
    });
    await expect(input).toHaveValue('12３四');
    await fireEvent.compositionEnd(input, { data: '３四' });
    await expect(input).toHaveValue('123');
  },
);

/** A number with eight digits; the error appears when the field loses the focus. */
export const Incomplete = meta.story({ args: { required: true, defaultValue: '12345678' } });
Incomplete.test('requires all nine digits when it loses the focus', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox');
  await expect(input).toHaveValue('123 456 78');
  await userEvent.click(input);
  await userEvent.tab();
  await expect(canvas.getByText('Enter all 9 digits')).toBeVisible();
  await userEvent.type(input, '9');
  await expect(canvas.queryByText('Enter all 9 digits')).toBeNull();
  await expect(input).toHaveAttribute('data-complete');
  await expect(input).toHaveValue('123 456 789');
});

/** A business number was pasted: the field keeps it and offers its company number. */
export const BusinessNumber = meta.story({ args: { required: true } });
BusinessNumber.test('keeps what was pasted, and takes the ACN of an ABN only when asked', async (play) => {
  const { canvas, userEvent, args } = play;
  const input = canvas.getByRole('textbox');
  await userEvent.click(input);
  await userEvent.paste('ABN 53 004 085 616');
  await expect(input).toHaveValue('53 004 085 616');
  await expect(args.onValueChange).toHaveBeenLastCalledWith('53004085616', { complete: false });
  await userEvent.click(canvas.getByRole('button', { name: 'Use 004 085 616' }));
  await waitFor(() => expect(input).toHaveValue('004 085 616'));
  await expect(args.onValueChange).toHaveBeenLastCalledWith('004085616', { complete: true });
  await userEvent.clear(input);
  await userEvent.paste('004 085 616 / 123 456 789');
  await userEvent.tab();
  await expect(canvas.getByText('An ACN has 9 digits')).toBeVisible();
  await expect(input).toHaveValue('004 085 616123456789');
});

function BareAcn(props: AcnInputOptions) {
  const { error, inputProps } = useAcnInput(props);
  const { labelProps, controlProps, errorProps } = useField({ error });
  return (
    <p>
      <label {...labelProps}>{NAME}</label> <input {...controlProps} {...inputProps} />
      <b {...errorProps}>{error}</b>
    </p>
  );
}

export const HeadlessHook = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <BareAcn {...args} />,
});
HeadlessHook.test('groups the digits and keeps the caret at the edited digit', async (play) => {
  await groupsAndKeepsTheCaret(play);
});

/** Empty, complete, incomplete and disabled. */
export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="grid max-w-[280px] gap-4">
      <AcnInput hint="Nine digits" />
      <AcnInput defaultValue="ACN 123-456-789" />
      <AcnInput defaultValue="1234" required revealErrors="always" />
      <AcnInput defaultValue="123456789" disabled />
    </div>
  ),
});
States.test('group complete and incomplete numbers in threes', async ({ canvas }) => {
  const texts = canvas.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  await expect(texts).toEqual(['', '123 456 789', '123 4', '123 456 789']);
});

/** A very long number and no digits at all, in a right-to-left page. */
export const HostileContent = meta.story({
  globals: { dir: 'rtl' },
  render: () => (
    <div className="grid w-[200px] gap-4" role="group" aria-label="Narrow">
      <AcnInput label={'מספר 🏢'.repeat(30)} defaultValue={'9'.repeat(1000)} />
      <AcnInput label="Nothing" defaultValue={'\ud83d😀½²'} revealErrors="always" required />
    </div>
  ),
});
HostileContent.test(
  'keeps all digits and fits, left to right in a right-to-left page',
  async ({ canvas }) => {
    const container = canvas.getByRole('group', { name: 'Narrow' });
    await expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
    await expect(canvas.getByRole('textbox', { name: 'Nothing' })).toHaveValue('');
    const [number] = canvas.getAllByRole<HTMLInputElement>('textbox');
    await expect(number?.value.replaceAll(' ', '')).toBe('9'.repeat(1000));
    await expect(number).toHaveStyle({ direction: 'ltr', textAlign: 'right' });
  },
);
