import type { ComponentProps, ReactNode } from 'react';
import { choiceLabel, choiceNote } from '../checkbox/index.ts';
import { switchTrack } from './switch.styles.ts';
import { useSwitch, type SwitchOptions } from './use-switch.ts';

export interface SwitchProps
  extends
    SwitchOptions,
    Omit<ComponentProps<'input'>, keyof SwitchOptions | 'type' | 'role' | 'size' | 'onChange' | 'children'> {
  label: ReactNode;
  /** The label is at the start of the line and the switch at its end, as in a list of settings. Default false. */
  labelFirst?: boolean | undefined;
}

/** Turns something on or off immediately. `className` and `style` go to the root element, `ref` and all other props to the input. */
export function Switch({
  label,
  hint,
  labelFirst = false,
  checked,
  defaultChecked,
  onCheckedChange,
  className = '',
  style,
  ...rest
}: SwitchProps) {
  const { inputProps, hinted, hintProps } = useSwitch({ checked, defaultChecked, onCheckedChange, hint });
  return (
    <div className={`grid min-w-0 ${labelFirst ? '' : 'justify-items-start'} ${className}`} style={style}>
      <label className={choiceLabel({ className: labelFirst && 'w-full flex-row-reverse justify-between' })}>
        <input {...rest} {...inputProps} className={switchTrack()} />
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </label>
      {hinted && (
        <p {...hintProps} className={choiceNote({ className: labelFirst ? 'pe-12' : 'ps-[44px]' })}>
          {hint}
        </p>
      )}
    </div>
  );
}
