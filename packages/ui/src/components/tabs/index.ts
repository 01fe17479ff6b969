export { type TabStop } from './tabs.model.ts';
export { TabsTrigger, TabsList, TabsContent, Tabs, type TabItem, type TabsProps } from './tabs.tsx';
export { useTabs, type TabsOptions } from './use-tabs.ts';
