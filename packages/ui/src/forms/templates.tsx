import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  CyclicSchemaExpandTemplateProps,
  FieldTemplateProps,
  FormProps,
  MultiSchemaFieldTemplateProps,
  ObjectFieldTemplateProps,
} from './rjsf-types.ts';
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

/** Controls render their own label, hint and error; only errors of objects and lists are rendered here. */
function FieldTemplate({ schema, uiSchema, registry, hidden, rawErrors = [], children }: FieldTemplateProps) {
  if (hidden) return null;
  const list = schema.type === 'array' && !registry.schemaUtils.isMultiSelect(schema);
  const holds = (list || schema.type === 'object') && uiSchema?.['ui:field'] === undefined;
  return (
    <>
      {children}
      {holds && rawErrors[0] !== undefined && (
        <FieldError tabIndex={-1} data-invalid className="col-span-full">
          {rawErrors[0]}
        </FieldError>
      )}
    </>
  );
}

/** Has a name only if the schema has a title: a property key is not a text for users. */
function ObjectFieldTemplate({
  fieldPathId,
  description,
  properties,
  uiSchema,
  schema,
  errorSchema,
}: ObjectFieldTemplateProps) {
  const shown = properties.filter(({ hidden }) => !hidden).map(({ content }) => content);
  const title: unknown = uiSchema?.['ui:title'] ?? schema.title;
  const fields =
    uiSchema?.['ui:look'] === 'tabs' ? (
      <TabbedFields title={String(title)} {...{ properties, schema, errorSchema }} />
    ) : (
      <div className={formFields()}>{shown}</div>
    );
  if (typeof title !== 'string' || title === '')
    return shown.length > 0 && <div className="col-span-full">{fields}</div>;
  return (
    <fieldset id={fieldPathId.$id} className={formGroup()}>
      <legend className={formGroupTitle()}>{title}</legend>
      {typeof description === 'string' && description && <p className={formGroupNote()}>{description}</p>}
      {fields}
    </fieldset>
  );
}

function ArrayFieldTemplate({
  fieldPathId,
  title,
  schema,
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
      {schema.description && <p className={formGroupNote()}>{schema.description}</p>}
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
        <div className={formItemTools()}>
          {hasMoveUp && (
            <IconButton icon={ArrowUp} name={texts.moveUp({ position })} onClick={onMoveUpItem} />
          )}
          {hasMoveDown && (
            <IconButton icon={ArrowDown} name={texts.moveDown({ position })} onClick={onMoveDownItem} />
          )}
          {hasRemove && <IconButton icon={Trash2} name={texts.remove({ position })} onClick={onRemoveItem} />}
        </div>
      )}
    </div>
  );
}

function MultiSchemaFieldTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return (
    <>
      {selector}
      {optionSchemaField}
    </>
  );
}

function UnsupportedFieldTemplate() {
  const texts = useTexts('schema-form', schemaFormTexts);
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
        {texts.add({ title: schema.title ?? name })}
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
