export { SearchBox, type SearchBoxProps } from './search-box.tsx';
export { useSearchBox, type SearchBoxOptions } from './use-search-box.ts';
