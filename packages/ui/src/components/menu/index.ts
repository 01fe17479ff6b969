export { type MenuChoice } from './menu.model.ts';
export {
  Menu,
  MenuButton,
  preloadMenu,
  type MenuButtonProps,
  type MenuItem,
  type MenuProps,
} from './menu.tsx';
export { useMenuButton, type MenuOpenedBy } from './use-menu-button.ts';
