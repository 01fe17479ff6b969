import type { ComponentProps, ReactNode } from 'react';
import { choiceNote } from '../checkbox/index.ts';
import { switchLabel, switchTrack } from './switch.styles.ts';
import { useSwitch, type SwitchOptions } from './use-switch.ts';

export interface SwitchProps
  extends
    Omit<SwitchOptions, 'hint'>,
    Omit<ComponentProps<'input'>, keyof SwitchOptions | 'type' | 'role' | 'size' | 'checked' | 'children'> {
  /** What is on or off. */
  label: ReactNode;
  /** A sentence under the label. */
  hint?: ReactNode;
  /** The label stands at the start of the line and the switch at its end, as in a list of settings. Default false. */
  labelFirst?: boolean | undefined;
}

/** Gives or takes access, at once. What is not named here goes to the native input; `className` to the whole. */
export function Switch({
  label,
  hint,
  labelFirst = false,
  on,
  defaultOn,
  onChangeOn,
  className = '',
  ...rest
}: SwitchProps) {
  const { inputProps, hintProps } = useSwitch({ on, defaultOn, onChangeOn, hint: hint !== undefined });
  return (
    <div className={`grid min-w-0 ${labelFirst ? '' : 'justify-items-start'} ${className}`}>
      <label className={switchLabel({ labelFirst })}>
        <input {...rest} {...inputProps} className={switchTrack()} />
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </label>
      {hint !== undefined && (
        <p {...hintProps} className={choiceNote({ className: labelFirst ? 'pe-12' : 'ps-[44px]' })}>
          {hint}
        </p>
      )}
    </div>
  );
}
