import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconGlyph } from '../icon/index.ts';
import type { TabStop } from './tabs.model.ts';
import { tabList, tabLook, tabPanel } from './tabs.styles.ts';
import { useTabs, type TabsOptions } from './use-tabs.ts';

export interface TabItem extends TabStop {
  label: string;
  icon?: IconGlyph | undefined;
  /** Next to the label, muted. */
  count?: number | undefined;
  /** The content of the tab; rendered while it is selected. */
  panel: ReactNode;
}

export interface TabsProps
  extends Omit<TabsOptions, 'tabs'>, Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** Name of the list of tabs. */
  label: string;
  tabs: readonly TabItem[];
}

export function TabsList({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={tabList({ className })} />;
}

export function TabsTrigger({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={tabLook({ className })} />;
}

export function TabsContent({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={tabPanel({ className })} />;
}

/** Panels of equal rank in one place, one of them visible. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, className, ...rest }: TabsProps) {
  const { chosen, listProps, getTabProps, getPanelProps } = useTabs({
    tabs,
    value,
    defaultValue,
    onValueChange,
  });
  const current = tabs.find(({ id }) => id === chosen);
  return (
    <div {...rest} className={className}>
      <TabsList {...listProps} aria-label={label}>
        {tabs.map((tab) => (
          <TabsTrigger key={tab.id} {...getTabProps(tab)} title={tab.label}>
            {tab.icon && <Icon glyph={tab.icon} />}
            <span className="min-w-0 truncate">{tab.label}</span>
            {tab.count !== undefined && <span className="text-text-muted tabular-nums">{tab.count}</span>}
          </TabsTrigger>
        ))}
      </TabsList>
      {current && (
        <TabsContent key={current.id} {...getPanelProps(current.id)}>
          {current.panel}
        </TabsContent>
      )}
    </div>
  );
}
