import type { ComponentProps, ReactNode } from 'react';
import { splitProps, type OptionNames } from './split-props.ts';

/** Props that all fields share. */
export interface FieldBaseProps {
  label: ReactNode;
  /** Keeps the label for assistive technology only. Default false. */
  labelHidden?: boolean | undefined;
  /** Help with the input; hidden while there is an error. */
  hint?: ReactNode;
  /** A value is required: a star at the label, `aria-required` on the control. Default false. */
  required?: boolean | undefined;
  /** What is wrong and how to correct it. A field with an error is invalid. */
  error?: ReactNode;
  /** Marks the field as invalid without a message. Default false. */
  invalid?: boolean | undefined;
}

interface FieldOwnProps extends FieldBaseProps, Pick<ComponentProps<'div'>, 'id' | 'className' | 'style'> {}

const fieldNames: OptionNames<FieldOwnProps> = {
  label: true,
  labelHidden: true,
  hint: true,
  required: true,
  error: true,
  invalid: true,
  id: true,
  className: true,
  style: true,
};

/** Splits the props of a field with a control into those of its `Field` and those of the control. */
export const splitField = <Props extends FieldOwnProps>(props: Props) =>
  splitProps<FieldOwnProps, Props>(props, fieldNames);
