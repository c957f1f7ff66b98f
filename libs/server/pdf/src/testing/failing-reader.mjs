// A reader that ends with an uncaught error, after output of a library.
process.once('message', () => {
  console.error('Warning: a font has no name');
  throw new Error('the fonts are not there');
});
