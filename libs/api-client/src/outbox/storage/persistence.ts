/** Asks the browser not to evict what this site keeps. False when it refuses or cannot promise. */
export async function requestPersistence(): Promise<boolean> {
  const storage = typeof navigator === 'undefined' ? undefined : navigator.storage;
  if (!storage?.persist) return false;
  return (await storage.persisted()) || (await storage.persist());
}
