import type { ChangeEvent, ComponentProps } from 'react';
import { useMergedRefs } from '../../behaviours/use-merged-refs.ts';
import { checkboxBox } from './checkbox.styles.ts';
import { useIndeterminate } from './use-indeterminate.ts';

export interface CheckboxBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** The third state: some of the items that the box stands for are checked. Default false. */
  indeterminate?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** The box alone, for a table or a list; it needs an `aria-label`. All props go to the input. */
export function CheckboxBox({
  indeterminate,
  onCheckedChange,
  onChange,
  className,
  ref,
  ...rest
}: CheckboxBoxProps) {
  const joined = useMergedRefs(useIndeterminate(indeterminate), ref);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
  };
  return (
    <input {...rest} ref={joined} type="checkbox" onChange={change} className={checkboxBox({ className })} />
  );
}
