/** What somebody of the tenant harbour typed and did not save, as this tab keeps it under a name. */
export const keptDraft = (name: string, person = 'G-FULL') => {
  const key = `portal.draft.${JSON.stringify(['harbour', person, name])}`;
  return {
    /** Null without one. */
    read: (): string | null => sessionStorage.getItem(key),
    /** As if it had been typed before the session expired; gives back what ends it with the story. */
    write: (text: string): (() => void) => {
      sessionStorage.setItem(key, text);
      return () => sessionStorage.removeItem(key);
    },
  };
};
