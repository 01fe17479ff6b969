import { useCallback, type ComponentProps } from 'react';
import { useMergedRefs } from '../../behaviours/use-merged-refs.ts';
import { classNames } from '../../parts/class-names.ts';
import { checkbox } from './data-grid.styles.ts';

export interface DataGridSelectAllProps extends Omit<ComponentProps<'input'>, 'type'> {
  checked: boolean;
  indeterminate: boolean;
}

const look = checkbox();

/** Selects every row of the page; spread `selectAll` of `useDataGrid` on it. */
export function DataGridSelectAll({
  checked,
  indeterminate,
  disabled = false,
  ref,
  className,
  ...rest
}: DataGridSelectAllProps) {
  const mixed = indeterminate && !disabled;
  const mark = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = mixed;
    },
    [mixed],
  );
  const attach = useMergedRefs(mark, ref);
  return (
    <input
      {...rest}
      type="checkbox"
      checked={checked && !disabled}
      disabled={disabled}
      ref={attach}
      className={classNames(look, className)}
    />
  );
}
