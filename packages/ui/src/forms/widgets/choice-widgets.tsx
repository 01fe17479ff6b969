import type { IconGlyph } from '../../components/icon/index.ts';
import { enumOptionsIndexForValue, enumOptionsValueForIndex, type EnumOptionsType } from '@rjsf/utils';
import { IdCard, ScanFace, ShieldAlert } from 'lucide';
import { Checkbox } from '../../components/checkbox/index.ts';
import { Field } from '../../components/field/index.ts';
import { RadioGroup } from '../../components/radio-group/index.ts';
import { Select } from '../../components/select/index.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { schemaFormTexts } from '../schema-form.texts.ts';
import type { ChoiceIcon } from '../ui-schema.model.ts';
import { fieldOf, type FormWidgetProps } from './widget-field.tsx';

/** Choices are identified by index, because two values may have the same text. */
function choicesOf({ options, value, onChange, disabled, readonly }: FormWidgetProps) {
  const entries: EnumOptionsType[] = options.enumOptions ?? [];
  const index = enumOptionsIndexForValue(value, entries);
  return {
    options: entries.map(({ label, schema, value: entry }, place) => ({
      value: String(place),
      label,
      hint: schema?.description === '' ? undefined : schema?.description,
      disabled: options.enumDisabled?.includes(entry),
    })),
    value: typeof index === 'string' ? index : '',
    onValueChange: (place: string) => onChange(enumOptionsValueForIndex(place, entries)),
    disabled: disabled === true || readonly === true,
  };
}

const NONE = 'none';

export function SelectWidget(props: FormWidgetProps) {
  const texts = useTexts('schema-form', schemaFormTexts);
  const { options, value, onValueChange, disabled } = choicesOf(props);
  const { placeholder, htmlName, id, required, schema } = props;
  if (props.multiple) return <CheckboxesWidget {...props} />;
  // As in react-jsonschema-form, a choice with a default always has a value.
  const none =
    required || value === '' || schema.default !== undefined ? [] : [{ value: NONE, label: texts.none }];
  const { hint, ...field } = fieldOf(props);
  const chosen = options[Number(value || NaN)]?.hint;
  return (
    <Select
      {...field}
      hint={
        chosen === undefined ? (
          hint
        ) : (
          <>
            {hint}
            {hint && <br />}
            {chosen}
          </>
        )
      }
      name={htmlName ?? id}
      options={[...none, ...options.map(({ hint: _, ...option }) => option)]}
      value={value}
      onValueChange={(place) =>
        place === NONE ? props.onChange(props.options.emptyValue) : onValueChange(place)
      }
      disabled={disabled}
      {...(placeholder && { placeholder })}
    />
  );
}

const glyphs: Readonly<Record<ChoiceIcon, IconGlyph>> = {
  'identity-card': IdCard,
  face: ScanFace,
  shield: ShieldAlert,
};

export function RadioWidget(props: FormWidgetProps) {
  const { id, ...field } = fieldOf(props);
  const { options, ...choice } = choicesOf(props);
  const icons = (props.options['icons'] ?? []) as readonly ChoiceIcon[];
  return (
    <RadioGroup
      {...field}
      {...choice}
      options={options.map((option, place) => ({ ...option, icon: icons[place] && glyphs[icons[place]] }))}
      name={props.htmlName ?? id}
      variant={props.options['look'] === 'card' ? 'card' : 'plain'}
      inline={props.options.inline === true}
      className="col-span-full"
    />
  );
}

/** A required answer that can also be No starts unanswered, which a checkbox cannot show. */
export function CheckboxWidget(props: FormWidgetProps) {
  const { id, label, required, hint, error } = fieldOf(props);
  const { value, onChange, disabled, readonly, htmlName, schema, uiSchema } = props;
  const answers = schema.const === undefined && schema.enum === undefined && schema.default === undefined;
  if (required && answers && uiSchema?.['ui:widget'] === undefined) return <RadioWidget {...props} />;
  return (
    <Checkbox
      id={id}
      name={htmlName ?? id}
      label={label}
      required={required}
      hint={hint}
      error={error}
      checked={value === true}
      onCheckedChange={onChange}
      disabled={disabled === true || readonly === true}
      className="col-span-full"
    />
  );
}

/** A group of checkboxes, one for each choice. */
export function CheckboxesWidget(props: FormWidgetProps) {
  const { value, onChange } = props;
  const { options, disabled } = choicesOf(props);
  const entries: EnumOptionsType[] = props.options.enumOptions ?? [];
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const places = new Set([enumOptionsIndexForValue(chosen, entries, true)].flat());
  const choose = (place: string, ticked: boolean) => {
    const next = ticked ? [...places, place] : [...places].filter((other) => other !== place);
    onChange(
      enumOptionsValueForIndex(
        next.map(Number).toSorted((a, b) => a - b),
        entries,
      ),
    );
  };
  return (
    <Field {...fieldOf(props)} group className="col-span-full">
      {({ id, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy }) => (
        <div
          role="group"
          id={id}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          className="grid gap-1"
        >
          {options.map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              hint={option.hint}
              checked={places.has(option.value)}
              onCheckedChange={(ticked) => choose(option.value, ticked)}
              disabled={disabled || option.disabled}
              invalid={(props.rawErrors?.length ?? 0) > 0}
            />
          ))}
        </div>
      )}
    </Field>
  );
}
