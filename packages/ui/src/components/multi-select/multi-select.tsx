import { ChevronDown } from 'lucide';
import { type ComponentProps } from 'react';
import { splitField } from '../../behaviours/split-field.ts';
import { useMergedRefs } from '../../behaviours/use-merged-refs.ts';
import { oneLine } from '../../parts/class-names.ts';
import { Chip } from '../chip/index.ts';
import { Field, fieldControl, type FieldBaseProps } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { multiSelectTexts } from './multi-select.texts.ts';
import { MultiSelectPanel } from './multi-select-panel.tsx';
import { multiCaret, multiChips, multiFrame, multiTrigger } from './multi-select.styles.ts';
import type { MultiSelectOption } from './multi-select.model.ts';
import { useMultiSelect, type MultiSelectOptions } from './use-multi-select.ts';

export interface MultiSelectProps
  extends
    MultiSelectOptions,
    Omit<FieldBaseProps, 'label'>,
    Omit<ComponentProps<'button'>, keyof MultiSelectOptions | 'children' | 'type' | 'role'> {
  /** Visible label; also the accessible name of the button and the list. */
  label: string;
  /** Shown while nothing is selected. Default `Please Select`. */
  placeholder?: string | undefined;
  /** Number of selected options that are shown as chips before `+N`. Default 3. */
  maxChips?: number | undefined;
  /** `sm` (32 px) in toolbars, `md` (36 px) in forms. Default `md`. */
  size?: 'sm' | 'md' | undefined;
  /** The options are loading. Selected options are shown and can be removed. Default false. */
  loading?: boolean | undefined;
  /** Adds a hidden input with this name to a form for each selected value. */
  name?: string | undefined;
}

/**
 * Several of many options. `className` and `style` go to the root element, `ref` and all other props to the button
 * that opens the list.
 */
export function MultiSelect({
  placeholder,
  maxChips = 3,
  size = 'md',
  loading = false,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  none,
  disabled = false,
  ref,
  ...props
}: MultiSelectProps) {
  const [field, rest] = splitField(props);
  const texts = useTexts('multi-select', multiSelectTexts);
  const select = useMultiSelect({ options, value, defaultValue, onValueChange, none, disabled });
  const { triggerProps } = select;
  const joined = useMergedRefs(triggerProps.ref, ref);
  const first = select.chosen.slice(0, maxChips);
  const others = select.chosen.length - first.length;
  return (
    <Field {...field}>
      {(fieldProps) => (
        <div className={multiFrame()}>
          <button
            {...rest}
            {...fieldProps}
            {...triggerProps}
            ref={joined}
            aria-busy={loading || undefined}
            data-empty={select.chosen.length === 0 || undefined}
            className={fieldControl({ size, className: multiTrigger() })}
          >
            {select.chosen.length === 0 ? (
              (placeholder ?? texts.placeholder)
            ) : (
              <span className="sr-only">
                {texts.summary({ names: first.map((option) => option.label), more: others })}
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
            select.value.map((one) => <input key={one} type="hidden" name={name} value={one} />)}
          <MultiSelectPanel label={props.label} select={select} />
        </div>
      )}
    </Field>
  );
}

interface ChosenChipsProps {
  select: ReturnType<typeof useMultiSelect>;
  first: readonly MultiSelectOption[];
  /** Number of selected options without a chip. */
  others: number;
  disabled: boolean;
}

function ChosenChips({ select, first, others, disabled }: ChosenChipsProps) {
  const texts = useTexts('multi-select', multiSelectTexts);
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
            removeName={texts.removeName({ name: option.label })}
            className="max-w-full min-w-0"
          >
            <span className={oneLine}>{option.label}</span>
          </Chip>
        );
      })}
      {others > 0 && (
        <span className="text-xs text-text-muted tabular-nums">{texts.moreChips({ count: others })}</span>
      )}
    </div>
  );
}
