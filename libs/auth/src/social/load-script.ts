const loading = new Map<string, Promise<void>>();

/** Loads a provider's script once; after a failure, the next call tries again. */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const script = document.createElement('script');
  const started = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(src);
      script.remove();
      reject(new Error('The provider’s script cannot be had'));
    };
  });
  loading.set(src, started);
  script.src = src;
  script.async = true;
  document.head.append(script);
  return started;
}
