// A reader that ends by an error which nothing catches, after words of a library.
process.once('message', () => {
  console.error('Warning: a font has no name');
  throw new Error('the fonts are not there');
});
