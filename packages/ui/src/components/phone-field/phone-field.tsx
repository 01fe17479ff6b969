import { memo, type FocusEvent } from 'react';
import { splitProps } from '../../behaviours/split-props.ts';
import { Field, fieldControl, type FieldLook, type InputRest } from '../field/index.ts';
import { SelectControl } from '../select/index.ts';
import { phoneCountry, phoneFrame, phoneNumber } from './phone-field.styles.ts';
import { phoneFieldNames, usePhoneField, type PhoneFieldOptions } from './use-phone-field.ts';

/** Hundreds of countries, which a key in the number leaves alone. */
const CountrySelect = memo(SelectControl);

export interface PhoneFieldProps extends FieldLook, PhoneFieldOptions, Omit<InputRest, 'type'> {
  /** Name of the list of countries. Default `Country`. */
  countryName?: string | undefined;
}

/** A phone number with its country; `className` reaches the field, everything else the number's input. */
export function PhoneField({
  label,
  labelHidden,
  hint,
  id,
  countryName = 'Country',
  className,
  onBlur,
  ...props
}: PhoneFieldProps) {
  const [options, rest] = splitProps<PhoneFieldOptions, typeof props>(props, phoneFieldNames);
  const { error, countryProps, inputProps } = usePhoneField(options);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    inputProps.onBlur();
    onBlur?.(event);
  };
  return (
    <Field {...{ label, labelHidden, hint, id, error, className }} required={options.required}>
      {(control) => (
        <div className={phoneFrame()}>
          <span className={phoneCountry()}>
            <CountrySelect
              {...countryProps}
              aria-label={countryName}
              disabled={countryProps.disabled || rest.disabled}
            />
          </span>
          <input
            {...rest}
            {...control}
            {...inputProps}
            onBlur={leave}
            className={fieldControl({ class: phoneNumber() })}
          />
        </div>
      )}
    </Field>
  );
}
