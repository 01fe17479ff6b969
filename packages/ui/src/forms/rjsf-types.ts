import type { FormProps as AnyFormProps } from '@rjsf/core';
import type {
  ArrayFieldItemTemplateProps as AnyArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps as AnyArrayFieldTemplateProps,
  FieldProps as AnyFieldProps,
  FieldTemplateProps as AnyFieldTemplateProps,
  MultiSchemaFieldTemplateProps as AnyMultiSchemaFieldTemplateProps,
  ObjectFieldTemplateProps as AnyObjectFieldTemplateProps,
} from '@rjsf/utils';

/** The types of react-jsonschema-form for data of which nothing is known. */
export type FormProps = AnyFormProps<unknown>;
export type FieldProps = AnyFieldProps<unknown>;
export type FieldTemplateProps = AnyFieldTemplateProps<unknown>;
export type ObjectFieldTemplateProps = AnyObjectFieldTemplateProps<unknown>;
export type ArrayFieldTemplateProps = AnyArrayFieldTemplateProps<unknown>;
export type ArrayFieldItemTemplateProps = AnyArrayFieldItemTemplateProps<unknown>;
export type MultiSchemaFieldTemplateProps = AnyMultiSchemaFieldTemplateProps<unknown>;

/** What the widgets learn of the form around them. */
export interface FormContext {
  /** Order of day, month and year. */
  dateFormat?: string | undefined;
}
