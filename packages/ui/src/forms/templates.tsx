import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  CyclicSchemaExpandTemplateProps,
  FieldTemplateProps,
  FormProps,
  MultiSchemaFieldTemplateProps,
  ObjectFieldTemplateProps,
} from './rjsf-types.ts';
import { getSchemaType, getUiOptions } from '@rjsf/utils';
import { cloneElement, isValidElement, memo } from 'react';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide';
import { Alert } from '../components/alert/index.ts';
import { Button } from '../components/button/index.ts';
import { FieldError } from '../components/field/index.ts';
import { IconButton } from '../components/icon-button/index.ts';
import {
  formFields,
  formGroup,
  formGroupNote,
  formGroupTitle,
  formItem,
  formItemTools,
} from './form.styles.ts';
import { useTexts } from '../texts/texts-context.ts';
import { schemaFormTexts } from './schema-form.texts.ts';
import { TabbedFields } from './tabbed-fields.tsx';
import { useListFocus } from './use-list-focus.ts';
import { joinedTexts, titleOf, type FormWidgetProps } from './widgets/widget-field.tsx';

/**
 * Controls render their own label, hint and error; the errors of objects and lists, and texts without a value, are
 * rendered here. A value that is always the same is not: the user cannot choose it.
 */
function FieldTemplate({
  schema,
  uiSchema,
  registry,
  hidden,
  rawDescription,
  rawHelp,
  rawErrors = [],
  children,
}: FieldTemplateProps) {
  const texts = useTexts('schema-form', schemaFormTexts);
  const title = titleOf(schema, uiSchema);
  const constant = schema.const !== undefined && schema.const === schema.default;
  if (hidden || (constant && rawErrors.length === 0)) return null;
  if (schema.type === 'null')
    return (
      <div className="col-span-full">
        {title !== undefined && <p className={formGroupTitle()}>{title}</p>}
        <Note texts={[rawDescription, rawHelp]} />
      </div>
    );
  const list = schema.type === 'array' && !registry.schemaUtils.isMultiSelect(schema);
  const holds = (list || schema.type === 'object') && uiSchema?.['ui:field'] === undefined;
  return (
    <>
      {children}
      {holds && rawErrors[0] !== undefined && (
        <FieldError tabIndex={-1} data-invalid data-label={title} className="col-span-full">
          {title === undefined ? rawErrors[0] : texts.groupError({ title, error: rawErrors[0] })}
        </FieldError>
      )}
    </>
  );
}

function ObjectFieldTemplate({
  fieldPathId,
  description,
  properties,
  uiSchema,
  schema,
  errorSchema,
}: ObjectFieldTemplateProps) {
  const shown = properties.filter(({ hidden }) => !hidden).map(({ content }) => content);
  const title = titleOf(schema, uiSchema);
  const note = <Note texts={[description, uiSchema?.['ui:help']]} />;
  // The selector of its choices has the title.
  if (shown.length === 0 && (schema.oneOf ?? schema.anyOf)) return note;
  const fields =
    uiSchema?.['ui:look'] === 'tabs' ? (
      <TabbedFields title={title ?? ''} {...{ properties, schema, errorSchema }} />
    ) : (
      <div className={formFields()}>{shown}</div>
    );
  if (title === undefined)
    return (
      shown.length > 0 && (
        <div className="col-span-full grid min-w-0 gap-3">
          {note}
          {fields}
        </div>
      )
    );
  return (
    <fieldset id={fieldPathId.$id} className={formGroup()}>
      <legend className={formGroupTitle()}>{title}</legend>
      {note}
      {fields}
    </fieldset>
  );
}

function Note({ texts }: { texts: readonly unknown[] }) {
  const text = joinedTexts(texts);
  return text !== undefined && <p className={formGroupNote()}>{text}</p>;
}

function ArrayFieldTemplate({
  fieldPathId,
  title,
  schema,
  uiSchema,
  items,
  canAdd,
  disabled,
  readonly,
  onAddClick,
}: ArrayFieldTemplateProps) {
  const texts = useTexts('schema-form', schemaFormTexts);
  const { listRef, addRef } = useListFocus(items.length);
  return (
    <fieldset id={fieldPathId.$id} className={formGroup()}>
      {title && <legend className={formGroupTitle()}>{title}</legend>}
      <Note texts={[uiSchema?.['ui:description'] ?? schema.description, uiSchema?.['ui:help']]} />
      <div ref={listRef} className="grid gap-3">
        {items}
      </div>
      {canAdd && (
        <div>
          <Button
            ref={addRef}
            icon={Plus}
            disabled={disabled === true || readonly === true}
            onClick={onAddClick}
          >
            {texts.add({ title })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function ArrayFieldItemTemplate({
  children,
  buttonsProps,
  index,
  disabled,
  readonly,
}: ArrayFieldItemTemplateProps) {
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const texts = useTexts('schema-form', schemaFormTexts);
  const position = index + 1;
  const fixed = disabled === true || readonly === true;
  return (
    <div role="group" aria-label={texts.entry({ position })} className={formItem()}>
      <div className={formFields({ className: 'min-w-0 flex-1' })}>{children}</div>
      {!fixed && (
        <ItemTools
          {...{ position, hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem }}
        />
      )}
    </div>
  );
}

type ItemToolsProps = Pick<
  ArrayFieldItemTemplateProps['buttonsProps'],
  'hasMoveUp' | 'hasMoveDown' | 'hasRemove' | 'onMoveUpItem' | 'onMoveDownItem' | 'onRemoveItem'
> & { position: number };

/** Memoised: each key in an entry renders the templates of all. */
const ItemTools = memo(function ItemTools({ position, ...tools }: ItemToolsProps) {
  const texts = useTexts('schema-form', schemaFormTexts);
  return (
    <div className={formItemTools()}>
      {tools.hasMoveUp && (
        <IconButton icon={ArrowUp} name={texts.moveUp({ position })} onClick={tools.onMoveUpItem} />
      )}
      {tools.hasMoveDown && (
        <IconButton icon={ArrowDown} name={texts.moveDown({ position })} onClick={tools.onMoveDownItem} />
      )}
      {tools.hasRemove && (
        <IconButton icon={Trash2} name={texts.remove({ position })} onClick={tools.onRemoveItem} />
      )}
    </div>
  );
});

function MultiSchemaFieldTemplate({
  schema,
  uiSchema,
  selector,
  optionSchemaField,
}: MultiSchemaFieldTemplateProps) {
  const texts = useTexts('schema-form', schemaFormTexts);
  const shownAbove = Object.keys(schema.properties ?? {}).some(
    (name) => getUiOptions(uiSchema?.[name]).widget !== 'hidden',
  );
  if (!isValidElement<FormWidgetProps>(selector)) return optionSchemaField;
  const { label: ownName, options } = selector.props;
  const label = (shownAbove ? '' : (titleOf(schema, uiSchema) ?? ownName)) || texts.selectorLabel;
  // The template of objects renders theirs.
  const description = getSchemaType(schema) === 'object' ? undefined : schema.description;
  const shown = description === undefined ? options : { description, ...options };
  return (
    <>
      {cloneElement(selector, { label, hideLabel: false, options: shown })}
      {optionSchemaField}
    </>
  );
}

function UnsupportedFieldTemplate({ schema }: Pick<FormProps, 'schema'>) {
  const texts = useTexts('schema-form', schemaFormTexts);
  // A choice that only says which fields are required has none of its own.
  if (schema.type === undefined && schema.required) return null;
  return (
    <Alert tone="warning" className="col-span-full">
      {texts.unsupportedText}
    </Alert>
  );
}

/** A part that contains itself is opened one level at a time. */
function CyclicSchemaExpandTemplate({
  name,
  schema,
  fieldPathId,
  onExpand,
}: CyclicSchemaExpandTemplateProps) {
  const texts = useTexts('schema-form', schemaFormTexts);
  return (
    <div className="col-span-full">
      <Button icon={Plus} onClick={() => onExpand(fieldPathId.$id)}>
        {texts.expand({ title: schema.title ?? name })}
      </Button>
    </div>
  );
}

export const formTemplates: NonNullable<FormProps['templates']> = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  MultiSchemaFieldTemplate,
  UnsupportedFieldTemplate,
  CyclicSchemaExpandTemplate,
};
