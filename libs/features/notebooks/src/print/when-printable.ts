const LONGEST_WAIT_MS = 10_000;

/** Starts loading all pictures of a sheet: lazy ones outside the window would be missing on paper. */
export const wakePictures = (sheet: HTMLElement): HTMLImageElement[] => {
  const pictures = [...sheet.querySelectorAll('img')];
  for (const picture of pictures) picture.loading = 'eager';
  return pictures;
};

/** Pictures that fail to load do not delay the print. */
const settled = (picture: HTMLImageElement): Promise<void> =>
  picture.complete
    ? Promise.resolve()
    : new Promise((resolve) => {
        picture.addEventListener('load', () => resolve(), { once: true });
        picture.addEventListener('error', () => resolve(), { once: true });
      });

/** Resolves once all pictures of a sheet are loaded, or after ten seconds, when the print lacks the missing ones. */
export async function whenPrintable(sheet: HTMLElement): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => void (timer = setTimeout(resolve, LONGEST_WAIT_MS)));
  await Promise.race([Promise.all(wakePictures(sheet).map(settled)), timeout]);
  clearTimeout(timer);
}
