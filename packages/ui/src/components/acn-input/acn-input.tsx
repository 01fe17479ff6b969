import { splitProps } from '../../behaviours/split-props.ts';
import { fieldValueNames } from '../../behaviours/use-text-value.ts';
import { Button } from '../button/index.ts';
import { InputField, type InputBaseProps, type NativeInputProps } from '../field/index.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { acnInputTexts } from './acn-input.texts.ts';
import { useAcnInput, type AcnInputOptions } from './use-acn-input.ts';

export interface AcnInputProps extends Omit<InputBaseProps, 'label'>, AcnInputOptions, NativeInputProps {
  /** Default `Australian Company Number (ACN)`. */
  label?: InputBaseProps['label'];
}

/**
 * An Australian Company Number. `className` and `style` go to the root element, `ref` and all other props to the input.
 */
export function AcnInput({ label, error: given, ...props }: AcnInputProps) {
  const texts = useTexts('acn-input', acnInputTexts);
  const [options, rest] = splitProps<AcnInputOptions, typeof props>(props, fieldValueNames);
  const { error, offered, inputProps } = useAcnInput(options);
  return (
    <InputField
      {...rest}
      suffix={
        offered ? (
          <Button size="xs" onClick={offered.use}>
            {offered.text}
          </Button>
        ) : null
      }
      label={label ?? texts.label}
      required={options.required}
      error={given ?? error}
      inputProps={inputProps}
    />
  );
}
