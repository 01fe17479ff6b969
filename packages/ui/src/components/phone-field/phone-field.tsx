import { memo } from 'react';
import { mergeProps } from '../../behaviours/merge-props.ts';
import { splitField } from '../../behaviours/split-field.ts';
import { splitProps } from '../../behaviours/split-props.ts';
import { Field, fieldControl, type FieldBaseProps, type NativeInputProps } from '../field/index.ts';
import { SelectControl } from '../select/index.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { phoneFieldTexts } from './phone-field.texts.ts';
import { phoneCountry, phoneFrame, phoneNumber } from './phone-field.styles.ts';
import { phoneFieldNames, usePhoneField, type PhoneFieldOptions } from './use-phone-field.ts';

/** Memoised: typing in the number must not render hundreds of options. */
const CountrySelect = memo(SelectControl);

export interface PhoneFieldProps extends FieldBaseProps, PhoneFieldOptions, Omit<NativeInputProps, 'type'> {}

/** A phone number with its country. `className` and `style` go to the root element, `ref` and all other props to the input. */
export function PhoneField(props: PhoneFieldProps) {
  const texts = useTexts('phone-field', phoneFieldTexts);
  const [options, others] = splitProps<PhoneFieldOptions, typeof props>(props, phoneFieldNames);
  const [field, rest] = splitField(others);
  const { error, countryProps, inputProps } = usePhoneField(options);
  return (
    <Field {...field} required={options.required} error={field.error ?? error}>
      {(control) => (
        <div className={phoneFrame()}>
          <span className={phoneCountry()}>
            <CountrySelect
              {...countryProps}
              aria-label={texts.countryName}
              disabled={countryProps.disabled || rest.disabled || rest.readOnly}
            />
          </span>
          <input
            {...mergeProps(rest, { ...control, ...inputProps })}
            autoComplete={rest.autoComplete ?? inputProps.autoComplete}
            className={fieldControl({ class: phoneNumber() })}
          />
        </div>
      )}
    </Field>
  );
}
