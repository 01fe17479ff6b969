/** A browser in which this was stored as the chosen view; it is a new browser again afterwards. */
export const storedAs = (view?: string) => () => {
  if (view === undefined) localStorage.removeItem('viewPreference');
  else localStorage.setItem('viewPreference', view);
  return () => localStorage.removeItem('viewPreference');
};
