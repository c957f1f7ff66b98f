/** The resources of a drill, closed in the opposite order, however the drill ends. */
export function createScope() {
  const closers = [];
  return {
    /** Registers a resource with a `stop`, and returns it. */
    use(opened) {
      closers.push(() => opened.stop());
      return opened;
    },
    async close() {
      for (const close of closers.splice(0).reverse()) await close();
    },
  };
}
