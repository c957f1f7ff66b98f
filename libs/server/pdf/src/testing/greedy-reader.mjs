// A reader that takes memory without end.
process.once('message', () => {
  const kept = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, at) => ({ at })));
});
