import type { FormProps as AnyFormProps } from '@rjsf/core';
import type {
  ArrayFieldItemTemplateProps as AnyArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps as AnyArrayFieldTemplateProps,
  CyclicSchemaExpandProps as AnyCyclicSchemaExpandProps,
  FieldProps as AnyFieldProps,
  FieldTemplateProps as AnyFieldTemplateProps,
  MultiSchemaFieldTemplateProps as AnyMultiSchemaFieldTemplateProps,
  ObjectFieldTemplateProps as AnyObjectFieldTemplateProps,
} from '@rjsf/utils';

/** Types of react-jsonschema-form for data of unknown type. */
export type FormProps = AnyFormProps<unknown>;
export type FieldProps = AnyFieldProps<unknown>;
export type FieldTemplateProps = AnyFieldTemplateProps<unknown>;
export type ObjectFieldTemplateProps = AnyObjectFieldTemplateProps<unknown>;
export type ArrayFieldTemplateProps = AnyArrayFieldTemplateProps<unknown>;
export type ArrayFieldItemTemplateProps = AnyArrayFieldItemTemplateProps<unknown>;
export type CyclicSchemaExpandTemplateProps = AnyCyclicSchemaExpandProps<unknown>;
export type MultiSchemaFieldTemplateProps = AnyMultiSchemaFieldTemplateProps<unknown>;

/** Context of the form for its widgets. */
export interface FormContext {
  /** Order of day, month and year. */
  dateFormat?: string | undefined;
}
