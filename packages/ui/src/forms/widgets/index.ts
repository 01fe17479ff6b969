import { getDefaultRegistry } from '@rjsf/core';
import type { RegistryWidgetsType } from '@rjsf/utils';
import type { WidgetName } from '../ui-schema.model.ts';
import { CheckboxesWidget, CheckboxWidget, RadioWidget, SelectWidget } from './choice-widgets.tsx';
import {
  DateTimeWidget,
  DateWidget,
  EmailWidget,
  PasswordWidget,
  PhoneWidget,
  TextAreaWidget,
  TextWidget,
  TimeWidget,
} from './text-widgets.tsx';
import { FileWidget } from './file-widget.tsx';

const HiddenWidget = () => null;

/** Widgets by the names of a uiSchema. Each accepts values of any type: an unsuitable name must not break the form. */
const named = {
  text: TextWidget,
  textarea: TextAreaWidget,
  email: EmailWidget,
  password: PasswordWidget,
  phone: PhoneWidget,
  date: DateWidget,
  'date-time': DateTimeWidget,
  datetime: DateTimeWidget,
  time: TimeWidget,
  file: FileWidget,
  files: FileWidget,
  updown: TextWidget,
  select: SelectWidget,
  radio: RadioWidget,
  checkbox: CheckboxWidget,
  checkboxes: CheckboxesWidget,
  hidden: HiddenWidget,
} satisfies Record<WidgetName, unknown>;

/** Also by the default names of react-jsonschema-form, so that none of its own widgets is rendered. */
export const formWidgets: RegistryWidgetsType<unknown> = { ...named };
const byKind = new Map(Object.entries(formWidgets));
for (const name of Object.keys(getDefaultRegistry().widgets))
  formWidgets[name] = byKind.get(name.replaceAll(/^Alt|Widget$/g, '').toLowerCase()) ?? TextWidget;
