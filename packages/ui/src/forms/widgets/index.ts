import type { RegistryWidgetsType } from '@rjsf/utils';
import type { WidgetName } from '../ui-schema.model.ts';
import { CheckboxesWidget, CheckboxWidget, RadioWidget, SelectWidget } from './choice-widgets.tsx';
import {
  DateWidget,
  EmailWidget,
  PasswordWidget,
  PhoneWidget,
  TextAreaWidget,
  TextWidget,
} from './text-widgets.tsx';

const HiddenWidget = () => null;

/** By the names that a uiSchema may use, for values of any type: a name that does not fit is no reason to fail. */
const named = {
  text: TextWidget,
  textarea: TextAreaWidget,
  email: EmailWidget,
  password: PasswordWidget,
  phone: PhoneWidget,
  date: DateWidget,
  updown: TextWidget,
  select: SelectWidget,
  radio: RadioWidget,
  checkbox: CheckboxWidget,
  checkboxes: CheckboxesWidget,
  hidden: HiddenWidget,
} satisfies Record<WidgetName, unknown>;

/** Also by the names that react-jsonschema-form picks by itself, so that none of its own is ever drawn. */
export const formWidgets: RegistryWidgetsType<unknown> = {
  ...named,
  TextWidget,
  TextareaWidget: TextAreaWidget,
  EmailWidget,
  PasswordWidget,
  DateWidget,
  SelectWidget,
  RadioWidget,
  CheckboxWidget,
  CheckboxesWidget,
  HiddenWidget,
  URLWidget: TextWidget,
  UpDownWidget: TextWidget,
  RangeWidget: TextWidget,
  RatingWidget: TextWidget,
  ColorWidget: TextWidget,
  TimeWidget: TextWidget,
  DateTimeWidget: TextWidget,
  AltDateWidget: DateWidget,
  AltDateTimeWidget: TextWidget,
  FileWidget: TextWidget,
};
