import { createContext, use } from 'react';

/** Values for derived tokens, by name. No theme makes a pair fail, so a story of a failing pair sets one here. */
const OverridesContext = createContext<Readonly<Record<string, string>>>({});

export const OverridesProvider = OverridesContext.Provider;
export const useOverrides = () => use(OverridesContext);
