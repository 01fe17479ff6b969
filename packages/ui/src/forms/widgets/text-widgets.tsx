import { localToUTC, utcToLocal } from '@rjsf/utils';
import type { ComponentProps } from 'react';
import { useAuMobileInput } from '../../components/au-mobile-input/index.ts';
import { DateField } from '../../components/date-field/index.ts';
import { Field, fieldControl, InputField } from '../../components/field/index.ts';
import { TextCounter } from '../../components/text-area/index.ts';
import type { FormContext } from '../rjsf-types.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { schemaFormTexts } from '../schema-form.texts.ts';
import { birthDateLimits } from '../formats.ts';
import { fieldOf, textOf, valueOf, type FormWidgetProps } from './widget-field.tsx';

type InputAttributes = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'
>;

const kinds: Readonly<Record<string, InputAttributes>> = {
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  uri: { type: 'url', inputMode: 'url' },
  tel: { type: 'tel' },
  password: { type: 'password', autoComplete: 'off' },
};

function common({ disabled, readonly, placeholder, htmlName, id, options }: FormWidgetProps) {
  return {
    name: htmlName ?? id,
    disabled: disabled === true,
    readOnly: readonly === true,
    placeholder: placeholder === '' ? undefined : placeholder,
    ...(typeof options['autocomplete'] === 'string' && { autoComplete: options['autocomplete'] }),
  };
}

/** One line of text, also for a number, because a number input drops text that it cannot parse. */
export function TextWidget(props: FormWidgetProps) {
  const { schema, options, value, onChange } = props;
  const numeric = schema.type === 'number' || schema.type === 'integer';
  return (
    <InputField
      {...fieldOf(props)}
      {...(numeric && { inputMode: schema.type === 'integer' ? 'numeric' : 'decimal' })}
      {...kinds[String(options['inputType'] ?? schema.format)]}
      {...common(props)}
      inputProps={{
        value: textOf(value),
        onChange: (event) => onChange(valueOf(event.target.value, props)),
      }}
    />
  );
}

export function EmailWidget(props: FormWidgetProps) {
  return <TextWidget {...props} options={{ inputType: 'email', ...props.options }} />;
}

export function PasswordWidget(props: FormWidgetProps) {
  return <TextWidget {...props} options={{ ...props.options, inputType: 'password' }} />;
}

/** An Australian mobile number; the data contain its digits. */
export function PhoneWidget(props: FormWidgetProps) {
  const { value, onChange } = props;
  const { inputProps } = useAuMobileInput({
    value: textOf(value),
    onValueChange: (digits) => onChange(valueOf(digits, props)),
    revealErrors: 'never',
  });
  // The form is about another person than the one who fills it in.
  return <InputField {...fieldOf(props)} autoComplete="off" {...common(props)} inputProps={inputProps} />;
}

/** A day as `YYYY-MM-DD`, without time or zone (WIZ-022). */
export function DateWidget(props: FormWidgetProps) {
  const { label, schema, value, onChange, registry } = props;
  const texts = useTexts('schema-form', schemaFormTexts);
  const { placeholder: _, ...control } = common(props);
  return (
    <DateField
      {...fieldOf(props)}
      {...control}
      {...(schema.format === 'birth-date' && {
        ...birthDateLimits(),
        tooLateText: () => texts.birthDateInFuture({ name: label }),
      })}
      format={(registry.formContext as FormContext | undefined)?.dateFormat}
      errorName={label}
      value={textOf(value)}
      onValueChange={(next) => onChange(valueOf(next, props))}
      revealErrors="never"
    />
  );
}

/** A moment, entered in the zone of the browser and sent in UTC. */
export function DateTimeWidget(props: FormWidgetProps) {
  const { value, onChange } = props;
  const text = textOf(value);
  return (
    <InputField
      {...fieldOf(props)}
      {...common(props)}
      type="datetime-local"
      inputProps={{
        // As the input writes it: another spelling would interrupt the typing.
        value: Number.isNaN(Date.parse(text)) ? '' : utcToLocal(text).replace(/(:00)?\.000$/, ''),
        onChange: ({ target }) => onChange(localToUTC(target.value) ?? valueOf('', props)),
      }}
    />
  );
}

export function TimeWidget(props: FormWidgetProps) {
  const { value, onChange } = props;
  return (
    <InputField
      {...fieldOf(props)}
      {...common(props)}
      type="time"
      inputProps={{
        value: textOf(value).replace(/^(\d\d:\d\d):00$/, '$1'),
        onChange: ({ target }) => onChange(valueOf(target.value.replace(/^\d\d:\d\d$/, '$&:00'), props)),
      }}
    />
  );
}

/** Several lines of text with a counter. */
export function TextAreaWidget(props: FormWidgetProps) {
  const { schema, options, value, onChange } = props;
  const text = textOf(value);
  return (
    <Field {...fieldOf(props)} className="col-span-full">
      {(control) => (
        <div className="grid gap-1">
          <textarea
            {...common(props)}
            {...control}
            rows={options.rows ?? 3}
            value={text}
            onChange={(event) => onChange(valueOf(event.target.value, props))}
            className={fieldControl({ className: 'field-sizing-content py-2' })}
          />
          {schema.maxLength !== undefined && (
            <TextCounter count={[...text].length} limit={schema.maxLength} />
          )}
        </div>
      )}
    </Field>
  );
}
