export { type MenuChoice } from './menu.model.ts';
export { type MenuItem, type MenuProps } from './menu.props.ts';
export { Menu, MenuButton, preloadMenu, type MenuButtonProps } from './menu.tsx';
export { useMenuButton, type MenuOpenedBy } from './use-menu-button.ts';
