/** Returns a setup that stores a chosen view in the browser and removes it afterwards. */
export const storedAs = (view?: string) => () => {
  if (view === undefined) localStorage.removeItem('viewPreference');
  else localStorage.setItem('viewPreference', view);
  return () => localStorage.removeItem('viewPreference');
};
