import { saveFile } from '../actions/save-file';
import { drawPicture } from './draw-picture';
import type { SharedPicture } from './picture';

const FILE = 'mapa.png';

/** Passes the picture to the device's share dialog if that accepts files, and saves it otherwise. */
export async function sharePicture(picture: SharedPicture): Promise<void> {
  const file = new File([await drawPicture(picture)], FILE, { type: 'image/png' });
  if (!navigator.canShare?.({ files: [file] })) return saveFile(file, FILE);
  try {
    await navigator.share({ files: [file], title: `${picture.title}: ${picture.name}` });
  } catch (failure) {
    // Closing the share dialog is no failure; if the device refuses files after all, the picture is saved.
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) saveFile(file, FILE);
  }
}
