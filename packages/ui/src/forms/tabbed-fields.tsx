import { toErrorList, type ErrorSchema } from '@rjsf/utils';
import { useState } from 'react';
import { TabsTrigger, TabsList, TabsContent, useTabs } from '../components/tabs/index.ts';
import type { ObjectFieldTemplateProps } from './rjsf-types.ts';

/**
 * Groups of fields as tabs. Values in hidden tabs are kept, and after an attempt to submit the first tab with an
 * error is selected.
 */
export function TabbedFields({
  title,
  properties,
  schema,
  errorSchema,
}: Pick<ObjectFieldTemplateProps, 'title' | 'properties' | 'schema'> & {
  errorSchema: ErrorSchema<unknown> | undefined;
}) {
  const tabs = properties
    .filter(({ hidden }) => !hidden)
    .map(({ name, content }) => ({ id: name, label: titleOf(schema, name), content }));
  const [wanted, choose] = useState('');
  const errors = new Map<string, ErrorSchema<unknown>>(Object.entries(errorSchema ?? {}));
  const wrong = tabs.map(({ id }) => id).filter((id) => toErrorList(errors.get(id)).length > 0);
  const { chosen, listProps, getTabProps, getPanelProps } = useTabs({
    tabs,
    value: wanted,
    onValueChange: choose,
  });
  const [said, setSaid] = useState('');
  if (said !== wrong.join()) {
    setSaid(wrong.join());
    if (wrong[0] !== undefined && chosen !== undefined && !wrong.includes(chosen)) choose(wrong[0]);
  }

  return (
    <>
      <TabsList {...listProps} aria-label={title}>
        {tabs.map((tab) => (
          <TabsTrigger key={tab.id} {...getTabProps(tab)} title={tab.label}>
            <span className="min-w-0 truncate">{tab.label}</span>
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map(({ id, content }) => (
        <TabsContent key={id} {...getPanelProps(id)} tabIndex={-1} hidden={id !== chosen}>
          {content}
        </TabsContent>
      ))}
    </>
  );
}

function titleOf(schema: ObjectFieldTemplateProps['schema'], name: string): string {
  const property = schema.properties?.[name];
  return typeof property === 'object' ? (property.title ?? name) : name;
}
