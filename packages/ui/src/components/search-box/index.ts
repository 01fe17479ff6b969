export { SearchBox, type SearchBoxProps } from './search-box.tsx';
export { useSearchBox } from './use-search-box.ts';
