// A reader that allocates memory without limit.
process.once('message', () => {
  const kept = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, at) => ({ at })));
});
