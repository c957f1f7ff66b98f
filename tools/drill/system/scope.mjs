/** The resources of a drill, closed in the opposite order, however the drill ends. */
export function createScope() {
  const closers = [];
  return {
    /** Registers a resource with a `stop`, and returns it. */
    use(opened) {
      closers.push(() => opened.stop());
      return opened;
    },
    /** Closes all of them even if one fails, and then throws the first failure. */
    async close() {
      const failures = [];
      for (const close of closers.splice(0).reverse()) {
        try {
          await close();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
