export * from './side-navigation.tsx';
export type { NavigationItem } from './navigation-content.tsx';
export { useNavigationSheet } from './use-navigation-sheet.ts';
