/** The stored draft of a user of the tenant harbour, by name. */
export const storedDraft = (name: string, person = 'G-FULL') => {
  const key = `portal.draft.${JSON.stringify(['harbour', person, name])}`;
  return {
    /** Null if there is none. */
    read: (): string | null => sessionStorage.getItem(key),
    /** Stores a draft as if typed before the session expired; returns a function that removes it. */
    write: (text: string): (() => void) => {
      sessionStorage.setItem(key, text);
      return () => sessionStorage.removeItem(key);
    },
  };
};
