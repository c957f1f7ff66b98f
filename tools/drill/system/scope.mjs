/** What a drill has opened, closed in the opposite order however the drill ends. */
export function createScope() {
  const closers = [];
  return {
    /** Remembers something with a `stop`, and gives it back. */
    use(opened) {
      closers.push(() => opened.stop());
      return opened;
    },
    async close() {
      for (const close of closers.splice(0).reverse()) await close();
    },
  };
}
