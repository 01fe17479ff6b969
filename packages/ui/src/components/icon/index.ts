export { Icon, type IconGlyph, type IconProps } from './icon.tsx';
