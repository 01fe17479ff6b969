import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Chip } from '../chip/index.ts';
import { Field, fieldControl, type FieldLook } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import { MultiSelectPanel, multiSelectTexts, type MultiSelectTexts } from './multi-select-panel.tsx';
import { multiCaret, multiChips, multiFrame, multiTrigger } from './multi-select.styles.ts';
import type { MultiSelectOption } from './multi-select.model.ts';
import { useMultiSelect, type MultiSelectOptions } from './use-multi-select.ts';

export interface MultiSelectProps
  extends
    MultiSelectOptions,
    Omit<FieldLook, 'label'>,
    Omit<
      ComponentProps<'button'>,
      keyof MultiSelectOptions | 'children' | 'type' | 'value' | 'role' | 'ref'
    > {
  /** What is asked for: name of the button, of its list, and drawn above. */
  label: string;
  /** What is wrong and what to do about it. */
  error?: ReactNode;
  /** What stands there while nothing is chosen. Default `Please Select`. */
  placeholder?: string | undefined;
  /** How many chosen ones are drawn as chips before `+N`. Default 3. */
  shown?: number | undefined;
  /** `sm` (32 px) in toolbars, `md` (36 px) in forms. Default `md`. */
  size?: 'sm' | 'md' | undefined;
  /** The options are on their way. Those chosen can be seen and taken out meanwhile. Default false. */
  loading?: boolean | undefined;
  /** With it the chosen values are part of a form, one entry each. */
  name?: string | undefined;
  /** The words inside the open list, as far as they differ. */
  texts?: Partial<MultiSelectTexts> | undefined;
}

/** Several of many. `className` goes to the field, what is not named here to the button that opens the list. */
export function MultiSelect({
  label,
  labelHidden,
  hint,
  required,
  error,
  id,
  className,
  placeholder = 'Please Select',
  shown = 3,
  size = 'md',
  loading = false,
  name,
  texts,
  options,
  values,
  defaultValues,
  onChangeValues,
  none,
  disabled = false,
  ...rest
}: MultiSelectProps) {
  const select = useMultiSelect({
    options,
    values,
    defaultValues,
    onChangeValues,
    none,
    disabled,
  });
  const first = select.chosen.slice(0, shown);
  const others = select.chosen.length - first.length;
  return (
    <Field {...{ label, labelHidden, hint, required, error, id, className }}>
      {(fieldProps) => (
        <div className={multiFrame()}>
          <button
            {...rest}
            {...fieldProps}
            {...select.triggerProps}
            aria-busy={loading || undefined}
            data-empty={select.chosen.length === 0 || undefined}
            className={fieldControl({ size, className: multiTrigger() })}
          >
            {select.chosen.length === 0 ? (
              placeholder
            ) : (
              <span className="sr-only">
                {first.map((option) => option.label).join(', ')}
                {others > 0 && ` +${others}`}
              </span>
            )}
          </button>
          {first.length > 0 && <ChosenChips {...{ select, first, others, disabled }} />}
          {loading ? (
            <Spinner className={multiCaret({ disabled })} />
          ) : (
            <Icon glyph={ChevronDown} className={multiCaret({ disabled })} />
          )}
          {name !== undefined &&
            select.values.map((value) => <input key={value} type="hidden" name={name} value={value} />)}
          <MultiSelectPanel label={label} texts={{ ...multiSelectTexts, ...texts }} select={select} />
        </div>
      )}
    </Field>
  );
}

interface ChosenChipsProps {
  select: ReturnType<typeof useMultiSelect>;
  first: readonly MultiSelectOption[];
  /** The number of chosen options without a chip. */
  others: number;
  disabled: boolean;
}

function ChosenChips({ select, first, others, disabled }: ChosenChipsProps) {
  return (
    <div className={multiChips()}>
      {first.map((option) => {
        const remove = disabled ? undefined : select.getRemoveProps(option);
        return (
          <Chip
            key={option.value}
            tone="brand"
            title={option.label}
            onRemove={remove?.onClick}
            removeName={remove?.['aria-label']}
            className="max-w-full min-w-0"
          >
            <span className="truncate">{option.label}</span>
          </Chip>
        );
      })}
      {others > 0 && <span className="text-xs text-text-muted tabular-nums">+{others}</span>}
    </div>
  );
}
