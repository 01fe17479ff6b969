/** Two pages: the blocks, and a list in German. */
export default { build: { rollupOptions: { input: ['index.html', 'users.html'] } } };
