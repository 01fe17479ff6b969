import type * as Core from '@rjsf/core';
import type * as Utils from '@rjsf/utils';

/** Types of react-jsonschema-form for data of unknown type. */
export type FormProps = Core.FormProps<unknown>;
export type FieldProps = Utils.FieldProps<unknown>;
export type FieldTemplateProps = Utils.FieldTemplateProps<unknown>;
export type ObjectFieldTemplateProps = Utils.ObjectFieldTemplateProps<unknown>;
export type ArrayFieldTemplateProps = Utils.ArrayFieldTemplateProps<unknown>;
export type ArrayFieldItemTemplateProps = Utils.ArrayFieldItemTemplateProps<unknown>;
export type CyclicSchemaExpandTemplateProps = Utils.CyclicSchemaExpandProps<unknown>;
export type MultiSchemaFieldTemplateProps = Utils.MultiSchemaFieldTemplateProps<unknown>;

/** Context of the form for its widgets. */
export interface FormContext {
  /** Order of day, month and year. */
  dateFormat?: string | undefined;
}
